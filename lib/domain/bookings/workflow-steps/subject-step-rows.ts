import type { Instant } from "@/lib/core/time/instant";
import { buildOutcomeRows } from "@/lib/domain/events/planned-steps/build-outcome-rows";
import type { StoredStep } from "@/lib/domain/events/planned-steps/planned-step";
import type { StepUpdate } from "@/lib/domain/events/planned-steps/reconcile-steps";
import type { StepOutcome } from "@/lib/domain/events/planned-steps/step-channel";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import type { StepSubject } from "./step-subject";
import { RUN_SUBJECT_STEPS } from "./tasks";

const STORED = definePreparedStatement<StoredStep>(`
  SELECT id, workflow_id AS "workflowId", step_id AS "stepId", recipient, occasion, trigger, channel,
         due_at AS "dueAt", state, reason, ended_at AS "endedAt"
    FROM subject_steps WHERE organization_id = $1 AND subject_id = $2`);

export const listStoredSubjectSteps = (
  db: Db,
  organization: OrganizationId,
  subject: string,
): Promise<StoredStep[]> => executeSql(db, STORED, [organization, subject]);

const NEXT = definePreparedStatement<{ due: Date | null }>(`
  SELECT min(due_at) AS due FROM subject_steps
   WHERE organization_id = $1 AND subject_id = $2 AND state = 'planned'`);

/** Queues the job for the next step, in place of the one that waits. */
export async function scheduleNextSubjectStep(
  tx: Db,
  { organization, id, trigger }: Pick<StepSubject, "organization" | "id" | "trigger">,
): Promise<void> {
  const [next] = await executeSql(tx, NEXT, [organization, id]);
  if (!next?.due) return;
  const options = { key: `run_subject_steps/${id}`, runAt: next.due };
  await addJob(tx, RUN_SUBJECT_STEPS, { organization, trigger, subject: id }, options);
}

const WRITE = definePreparedStatement(`
  UPDATE subject_steps s
     SET due_at = coalesce(n.due, s.due_at), channel = coalesce(n.channel, s.channel), state = n.state, reason = n.reason,
         ended_at = CASE WHEN n.state = 'planned' THEN NULL ELSE $3::timestamptz END
    FROM jsonb_to_recordset($2) AS n (id text, due timestamptz, channel text, state text, reason text)
   WHERE s.organization_id = $1 AND s.id = n.id AND s.state IN ('planned', 'skipped')`);

export async function updateSubjectSteps(
  tx: Db,
  organization: OrganizationId,
  updates: readonly StepUpdate[],
  now: Instant,
): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map(({ id, due, channel, reason }) => ({
    id,
    due: new Date(due).toISOString(),
    channel,
    state: reason === null ? "planned" : "skipped",
    reason,
  }));
  await executeSql(tx, WRITE, [organization, JSON.stringify(rows), new Date(now)]);
}

export async function recordSubjectOutcomes(
  tx: Db,
  organization: OrganizationId,
  outcomes: ReadonlyMap<string, StepOutcome>,
  now: Instant,
): Promise<void> {
  if (outcomes.size === 0) return;
  const rows = buildOutcomeRows(outcomes);
  await executeSql(tx, WRITE, [organization, JSON.stringify(rows), new Date(now)]);
}

const END_ALL = definePreparedStatement(`
  UPDATE subject_steps SET state = 'skipped', reason = 'left', ended_at = $3
   WHERE organization_id = $1 AND subject_id = $2 AND state = 'planned'`);

/** Ends the steps of answers or of an entry that was deleted. */
export const cancelSubjectSteps = (tx: Db, organization: OrganizationId, subject: string, now: Instant) =>
  executeSql(tx, END_ALL, [organization, subject, new Date(now)]);
