import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Auth } from "@/lib/platform/http/auth";
import { ApiProblem } from "@/lib/platform/http/problem";

/** Throws in a live organisation: its clock and data cannot be reset. */
export function requireSandbox({ mode, organization }: Auth): OrganizationId {
  if (mode === "test") return organization;
  throw new ApiProblem(
    "conflict",
    "This is for test mode: call it with a key that begins with bp_test_, or switch the console to test mode.",
    { reason: "sandbox_only" },
  );
}
