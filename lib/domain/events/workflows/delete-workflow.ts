import type { Instant } from "@/lib/core/time/instant";
import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { cancelWorkflowSteps } from "@/lib/domain/events/planned-steps/cancel-workflow-steps";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getWorkflowRow } from "./queries";

/**
 * Deletes a workflow and ends what it has planned; the timelines of meetings still show what it did. It can be restored
 * from the trash, which plans all coming meetings anew.
 */
export function deleteWorkflow(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    const workflow = await findAndLock(tx, "workflows", () => getWorkflowRow(tx, organization, id));
    precondition.check(workflow);
    await moveToTrash(tx, organization, { resource: "workflow", id, name: workflow.name, owner: null });
    await cancelWorkflowSteps(tx, organization, id, now);
    await tx.workflow.delete({ where: toRowKey(organization, id) });
    return { n: 1, ok: 1 as const };
  });
}
