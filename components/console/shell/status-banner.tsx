"use client";
import { ImpersonationBanner } from "../impersonation/impersonation-banner";
import { useMe } from "../me";
import { SandboxBanner } from "../test-mode/sandbox-banner";

/** Says over everything that this is not what the admin sees as a rule. */
export default function Band() {
  const { impersonatedUntil: seenUntil } = useMe();
  return seenUntil ? <ImpersonationBanner until={seenUntil} /> : <SandboxBanner />;
}
