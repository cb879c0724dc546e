import type { Instant } from "@/lib/core/time/instant";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { cancelWorkflowSteps } from "@/lib/domain/events/planned-steps/cancel-workflow-steps";
import { enqueueReplanning } from "@/lib/domain/events/planned-steps/replan-steps";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { createStepAddresses } from "./addresses/create-step-addresses";
import { createStepWebhooks, type WebhookRights } from "./create-step-webhooks";
import { getWorkflowRow, serializeWorkflowRow } from "./queries";
import { requireConfirmedVolume } from "./require-confirmed-volume";
import type { WorkflowFilter, WorkflowUpdate } from "./schema";
import type { WorkflowStep } from "./step-schema";
import { toActiveWorkflow } from "./to-active-workflow";
import { toSteps } from "./to-steps";
import { validateStepTemplates } from "./validate-step-templates";
import { validateWorkflowFilter } from "./validate-workflow-filter";

interface UpdateOptions extends WebhookRights {
  precondition: Precondition;
  now: Instant;
}

/** Updates a workflow. Coming meetings are planned anew; what was sent is not sent again. */
export function updateWorkflow(
  db: Db,
  organization: OrganizationId,
  id: string,
  { steps, filter, confirmed_messages: confirmed, ...columns }: WorkflowUpdate,
  { precondition, now, canCreateWebhooks }: UpdateOptions,
) {
  return withTransaction(db, async (tx) => {
    const before = await findAndLock(tx, "workflows", () => getWorkflowRow(tx, organization, id));
    precondition.check(before);
    await validateWorkflowFilter(tx, organization, filter, before.filter as WorkflowFilter | null);
    const changed = steps && toSteps(steps, before.steps as unknown as WorkflowStep[]);
    if (changed) {
      await validateStepTemplates(tx, organization, changed);
      await createStepWebhooks(tx, organization, changed, { canCreateWebhooks });
      await createStepAddresses(tx, organization, changed, now);
    }
    const row = await tx.workflow.update({
      where: toRowKey(organization, id),
      data: {
        ...omitUndefined({ ...columns, filter: filter === null ? Prisma.DbNull : filter }),
        ...(changed && { steps: changed }),
        v: { increment: 1 },
      },
    });
    if (row.enabled && row.v !== before.v) {
      const former = before.enabled ? await toActiveWorkflow(tx, organization, before) : null;
      const change = { before: former, after: await toActiveWorkflow(tx, organization, row), confirmed };
      await requireConfirmedVolume(tx, organization, change, now);
      await enqueueReplanning(tx, organization);
    }
    if (!row.enabled) await cancelWorkflowSteps(tx, organization, id, now);
    return serializeWorkflowRow(tx, organization, row);
  });
}
