import type { Instant } from "@/lib/core/time/instant";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { cancelWorkflowSteps } from "@/lib/domain/events/planned-steps/cancel-workflow-steps";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getWorkflowRow } from "./queries";

/** Deletes a workflow and ends what it has planned; the timelines of meetings still show what it did. */
export function deleteWorkflow(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    precondition.check(await findAndLock(tx, "workflows", () => getWorkflowRow(tx, organization, id)));
    await cancelWorkflowSteps(tx, organization, id, now);
    await tx.workflow.delete({ where: toRowKey(organization, id) });
    return { n: 1, ok: 1 as const };
  });
}
