import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const END = definePreparedStatement(`
  UPDATE planned_steps SET state = 'skipped', reason = 'workflow_off', ended_at = $3
   WHERE organization_id = $1 AND workflow_id = $2 AND state = 'planned'`);

const END_WITHOUT_MEETING = definePreparedStatement(`
  UPDATE subject_steps SET state = 'skipped', reason = 'workflow_off', ended_at = $3
   WHERE organization_id = $1 AND workflow_id = $2 AND state = 'planned'`);

/** Ends all planned steps of a workflow that is switched off or deleted. */
export async function cancelWorkflowSteps(
  tx: Db,
  organization: OrganizationId,
  workflow: string,
  now: Instant,
): Promise<void> {
  const values = [organization, workflow, new Date(now)];
  await executeSql(tx, END, values);
  await executeSql(tx, END_WITHOUT_MEETING, values);
}
