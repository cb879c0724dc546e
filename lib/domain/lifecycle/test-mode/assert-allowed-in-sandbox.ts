import { buildSandboxProblem } from "@/lib/domain/tenancy/organizations/assert-not-sandbox";

/** Operations on users' real accounts and devices, or on how users sign in. */
const OPERATIONS: readonly string[] = [
  "authorizeSlack",
  "connectCalendar",
  "createCalendarConnection",
  "createPushSubscription",
  "updateSignIn",
  "createSignInDomain",
  "verifySignInDomain",
];

/** Rejects operations that could have effects outside of the sandbox. */
export function assertAllowedInSandbox(operation: string): void {
  if (!OPERATIONS.includes(operation)) return;
  throw buildSandboxProblem();
}
