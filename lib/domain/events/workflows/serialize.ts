import type { WebhookFilter } from "@/lib/domain/messaging/webhooks/schema";
import type { Workflow } from "@/lib/platform/db/generated/client";
import type { WorkflowCondition } from "./schema";
import type { WorkflowStep } from "./step-schema";

/** Steps that were stored before a field existed lack it. */
const withDefaults = (step: WorkflowStep): WorkflowStep => ({ ...step, url: step.url ?? null });

export const serializeWorkflow = (row: Workflow, planned: number) => ({
  _id: row.id,
  name: row.name,
  enabled: row.enabled,
  filter: row.filter as WebhookFilter | null,
  conditions: row.conditions as unknown as WorkflowCondition[],
  steps: (row.steps as unknown as WorkflowStep[]).map(withDefaults),
  planned,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
