import { buildSandboxProblem } from "@/lib/domain/tenancy/organizations/assert-not-sandbox";

/** What would reach a person's real accounts and devices, or decide how the organisation's people sign in. */
const OPERATIONS: readonly string[] = [
  "connectCalendar",
  "createCalendarConnection",
  "createPushSubscription",
  "updateSignIn",
  "createSignInDomain",
  "verifySignInDomain",
];

/** A sandbox is given nothing with which it could do harm outside. */
export function assertAllowedInSandbox(operation: string): void {
  if (!OPERATIONS.includes(operation)) return;
  throw buildSandboxProblem();
}
