import type { Instant } from "@/lib/core/time/instant";
import { enqueueReplanning } from "@/lib/domain/events/planned-steps/replan-steps";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createStepAddresses } from "./addresses/create-step-addresses";
import { createStepWebhooks, type WebhookRights } from "./create-step-webhooks";
import { serializeWorkflowRow } from "./queries";
import { requireConfirmedVolume } from "./require-confirmed-volume";
import { requireWorkflowCapacity } from "./require-workflow-capacity";
import type { WorkflowBody } from "./schema";
import { toActiveWorkflow } from "./to-active-workflow";
import { toSteps } from "./to-steps";
import { validateStepTemplates } from "./validate-step-templates";
import { validateWorkflowFilter } from "./validate-workflow-filter";

/** Creates a workflow, which applies to all coming meetings. */
export function createWorkflow(
  db: Db,
  organization: OrganizationId,
  body: WorkflowBody,
  { now, ...rights }: WebhookRights & { now: Instant },
) {
  return withTransaction(db, async (tx) => {
    await validateWorkflowFilter(tx, organization, body.filter);
    await requireWorkflowCapacity(tx, organization);
    const steps = toSteps(body.steps);
    await validateStepTemplates(tx, organization, steps);
    await createStepWebhooks(tx, organization, steps, rights);
    await createStepAddresses(tx, organization, steps, now);
    const row = await tx.workflow.create({
      data: {
        id: generateId(),
        organizationId: organization,
        name: body.name,
        enabled: body.enabled ?? true,
        filter: body.filter ?? Prisma.DbNull,
        conditions: body.conditions ?? [],
        steps,
      },
    });
    if (row.enabled) {
      const after = await toActiveWorkflow(tx, organization, row);
      const change = { before: null, after, confirmed: body.confirmed_messages };
      await requireConfirmedVolume(tx, organization, change, now);
      await enqueueReplanning(tx, organization);
    }
    return serializeWorkflowRow(tx, organization, row);
  });
}
