import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Throws in a live organisation: its clock and data cannot be reset. */
export function requireSandbox({ mode, organization }: Auth): OrganizationId {
  if (mode === "test") return organization;
  throw new ApiProblem(
    "conflict",
    "This is for test mode: call it with a key that begins with bp_test_, or switch the console to test mode.",
    { reason: "sandbox_only" },
  );
}
