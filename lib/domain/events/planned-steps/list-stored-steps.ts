import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { StoredStep } from "./planned-step";

const STORED = definePreparedStatement<StoredStep>(`
  SELECT id, workflow_id AS "workflowId", step_id AS "stepId", recipient, occasion, trigger, channel, due_at AS "dueAt", state,
         reason, ended_at AS "endedAt"
    FROM planned_steps WHERE organization_id = $1 AND event_id = $2`);

/** Lists all steps of a meeting, with those that are over. */
export const listStoredSteps = (
  db: Db,
  { organizationId, id }: Pick<EventRow, "organizationId" | "id">,
): Promise<StoredStep[]> => executeSql(db, STORED, [organizationId, id]);
