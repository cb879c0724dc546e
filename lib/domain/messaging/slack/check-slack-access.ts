import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { requestSlack } from "./request-slack";
import { findSlackAccess } from "./slack-connection";
import { CHECK_SLACK_ACCESS } from "./tasks";

const OF_WORKSPACE = defineStatement<{ organization: string }>(
  "SELECT organization_id AS organization FROM slack_connections WHERE workspace_id = $1",
);

/** Enqueues a check of the access of all organisations with this workspace. */
export async function enqueueAccessChecks(db: Db, workspace: string): Promise<void> {
  const connected = await executeSql(db, OF_WORKSPACE, [workspace]);
  await addJobs(
    db,
    CHECK_SLACK_ACCESS,
    connected.map(({ organization }) => ({
      payload: { organization },
      key: `check_slack_access/${organization}`,
    })),
  );
}

/**
 * Marks the connection as broken if Slack rejects its token. Slack is asked, as its event may come late, after the
 * workspace was connected again.
 */
export async function checkSlackAccess(
  db: Db,
  { organization }: PayloadOf<typeof CHECK_SLACK_ACCESS>,
  now: Instant,
): Promise<void> {
  const access = await findSlackAccess(db, asOrganizationId(organization));
  if (!access) return;
  const result = await requestSlack(db, access, "auth.test", {}, now);
  if (result.kind === "later" || result.kind === "unknown")
    throw new Error(`Slack has not checked the token: ${result.error}`);
}
