import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";

/** What would reach somebody's real account or device: a sandbox is given nothing with which it could do harm outside. */
export const buildSandboxProblem = () =>
  new ApiProblem(
    "forbidden",
    "Test mode has no connection to accounts, browsers or providers outside. Meetings and absences make people busy there.",
  );

export async function assertNotSandbox(db: Db, organization: OrganizationId): Promise<void> {
  if (await findTestClock(db, organization)) throw buildSandboxProblem();
}
