"use client";
import { ImpersonationBanner } from "../impersonation/impersonation-banner";
import { useMe } from "../me";
import { SandboxBanner } from "../test-mode/sandbox-banner";

/** The banner for an unusual mode: sandbox or impersonation. */
export default function StatusBanner() {
  const { impersonatedUntil } = useMe();
  return impersonatedUntil ? <ImpersonationBanner until={impersonatedUntil} /> : <SandboxBanner />;
}
