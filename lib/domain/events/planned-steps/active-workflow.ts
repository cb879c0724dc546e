import type { EventRow } from "@/lib/domain/events/event-rows";
import type { WorkflowCondition, WorkflowFilter } from "@/lib/domain/events/workflows/schema";
import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import { isInWebhookFilter } from "@/lib/domain/messaging/webhooks/is-in-webhook-filter";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { ExistenceCheck } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

export interface ActiveWorkflow {
  id: string;
  name: string;
  filter: WorkflowFilter | null;
  conditions: WorkflowCondition[];
  steps: WorkflowStep[];
}

const ACTIVE = definePreparedStatement<ActiveWorkflow>(`
  SELECT id, name, filter, conditions, steps FROM workflows WHERE organization_id = $1 AND enabled ORDER BY id`);

/** Lists the workflows that are switched on. */
export const listActiveWorkflows = (db: Db, organization: OrganizationId): Promise<ActiveWorkflow[]> =>
  executeSql(db, ACTIVE, [organization]);

/** Builds a check whether the organisation has any workflow that is switched on. */
export const buildWorkflowCheck = (organization: OrganizationId): ExistenceCheck => ({
  text: "SELECT FROM workflows WHERE organization_id = $1 AND enabled",
  values: [organization],
});

/** Returns true if the workflow is for meetings of this page, type and team. */
export const isForEvent = ({ filter }: ActiveWorkflow, event: EventRow): boolean =>
  isInWebhookFilter(filter, { page: event.bookpageId, type: event.appointmentTypeId, team: event.teamId });
