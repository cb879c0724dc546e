import type { EventRow } from "@/lib/domain/events/event-rows";
import {
  isInWorkflowFilter,
  TEMPLATE_PAGES_SQL,
  type WorkflowScope,
} from "@/lib/domain/events/workflows/is-in-workflow-filter";
import type { WorkflowCondition } from "@/lib/domain/events/workflows/schema";
import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { ExistenceCheck } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

export interface ActiveWorkflow extends WorkflowScope {
  id: string;
  name: string;
  conditions: WorkflowCondition[];
  steps: WorkflowStep[];
}

const ACTIVE = definePreparedStatement<ActiveWorkflow>(`
  SELECT w.id, w.name, w.filter, w.conditions, w.steps, ${TEMPLATE_PAGES_SQL}
    FROM workflows w WHERE w.organization_id = $1 AND w.enabled ORDER BY w.id`);

/** Lists the workflows that are switched on. */
export const listActiveWorkflows = (db: Db, organization: OrganizationId): Promise<ActiveWorkflow[]> =>
  executeSql(db, ACTIVE, [organization]);

/** Builds a check whether the organisation has any workflow that is switched on. */
export const buildWorkflowCheck = (organization: OrganizationId): ExistenceCheck => ({
  text: "SELECT FROM workflows WHERE organization_id = $1 AND enabled",
  values: [organization],
});

/** Returns true if the workflow is for meetings of this page, type and team. */
export const isForEvent = (workflow: ActiveWorkflow, event: EventRow): boolean =>
  isInWorkflowFilter(workflow, { page: event.bookpageId, type: event.appointmentTypeId, team: event.teamId });
