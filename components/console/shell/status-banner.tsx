"use client";
import { ImpersonationBanner } from "../impersonation/impersonation-banner";
import { useMe } from "../me";
import { SandboxBanner } from "../test-mode/sandbox-banner";

/** The banner for an unusual mode: sandbox or impersonation. */
export default function Band() {
  const { impersonatedUntil: seenUntil } = useMe();
  return seenUntil ? <ImpersonationBanner until={seenUntil} /> : <SandboxBanner />;
}
