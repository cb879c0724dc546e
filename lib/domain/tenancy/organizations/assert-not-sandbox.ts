import { ApiProblem } from "@/lib/domain/contracts/problem";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Sandboxes must not reach real accounts or devices, so they cannot store access to them. */
export const buildSandboxProblem = () =>
  new ApiProblem(
    "forbidden",
    "Test mode has no connection to accounts, browsers or providers outside. Meetings and absences make people busy there.",
  );

export async function assertNotSandbox(db: Db, organization: OrganizationId): Promise<void> {
  if (await findTestClock(db, organization)) throw buildSandboxProblem();
}
