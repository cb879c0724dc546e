import type { Workflow } from "@/lib/platform/db/generated/client";
import type { AddressState } from "./addresses/address-states";
import { listStepEmails } from "./addresses/list-step-emails";
import type { WorkflowCondition, WorkflowFilter } from "./schema";
import type { WorkflowStep } from "./step-schema";

/** Steps that were stored before a field existed lack it. */
const withDefaults = (step: WorkflowStep): WorkflowStep => ({
  ...step,
  addresses: step.addresses ?? [],
  url: step.url ?? null,
  whatsapp: step.whatsapp ?? null,
});

export const serializeWorkflow = (
  row: Workflow,
  planned: number,
  states: ReadonlyMap<string, AddressState> = new Map(),
) => ({
  _id: row.id,
  name: row.name,
  enabled: row.enabled,
  filter: row.filter as WorkflowFilter | null,
  conditions: row.conditions as unknown as WorkflowCondition[],
  steps: (row.steps as unknown as WorkflowStep[]).map(withDefaults),
  addresses: listStepEmails(row.steps as unknown as WorkflowStep[]).map((email) => ({
    email,
    state: states.get(email) ?? ("unconfirmed" as const),
  })),
  planned,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
