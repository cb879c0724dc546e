import type { Instant } from "@/lib/core/time/instant";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { ChangeTrigger } from "@/lib/domain/events/workflows/options";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import { type ActiveWorkflow, isForEvent, listActiveWorkflows } from "./active-workflow";
import { addDueLines } from "./add-due-lines";
import { deriveChanges } from "./derive-changes";
import { explainEnd } from "./explain-end";
import { findQuietHours } from "./find-quiet-hours";
import { isFirstBooking } from "./is-first-booking";
import { listHostHolidays } from "./list-host-holidays";
import { listStoredSteps } from "./list-stored-steps";
import { listWantedSteps } from "./list-wanted-steps";
import type { StoredStep, WantedStep } from "./planned-step";
import { reconcileSteps, type StepUpdate } from "./reconcile-steps";
import { RUN_DUE_STEPS } from "./tasks";

/** Plans the steps after a change of a meeting, in its transaction; `before` is null for a new meeting. */
export async function planSteps(
  tx: Db,
  before: EventRow | null,
  after: EventRow,
  now: Instant,
): Promise<void> {
  const workflows = await listActiveWorkflows(tx, asOrganizationId(after.organizationId));
  if (workflows.length === 0) return; // Switching a workflow off has ended its steps.
  const changes = deriveChanges(before, after);
  const stored = before ? await listStoredSteps(tx, after) : [];
  const isChanged = await writePlan(tx, { event: after, workflows, changes, stored }, now);
  if (!isChanged) return;
  await addDueLines(tx, after, workflows, now);
  await scheduleNextStep(tx, after);
}

interface PlanningInput {
  event: EventRow;
  workflows: readonly ActiveWorkflow[];
  changes: readonly ChangeTrigger[];
  stored: readonly StoredStep[];
}

/** Writes the difference between the stored and the wanted steps; returns whether there was one. */
export async function writePlan(
  tx: Db,
  { event, workflows, changes, stored }: PlanningInput,
  now: Instant,
): Promise<boolean> {
  const applied = workflows.filter((workflow) => isForEvent(workflow, event));
  const asksForFirst = applied.some(({ conditions }) =>
    conditions.some(({ kind }) => kind === "first_booking"),
  );
  const steps = applied.flatMap((workflow) => workflow.steps);
  const facts = {
    isFirstBooking: asksForFirst && (await isFirstBooking(tx, event)),
    holidays: await listHostHolidays(tx, event, steps),
    quietHours: await findQuietHours(tx, asOrganizationId(event.organizationId), steps),
  };
  const wanted = listWantedSteps({ event, workflows, changes, facts, now });
  const plan = reconcileSteps({
    stored,
    wanted,
    explainEnd: (step) => explainEnd(step, event, workflows),
    now,
  });
  if (plan.inserts.length + plan.updates.length === 0) return false;
  await insertNewRows(
    tx,
    "planned_steps",
    plan.inserts.map((step) => toRow(event, step, now)),
  );
  await updateSteps(tx, event.organizationId, plan.updates, now);
  return true;
}

const NEXT = definePreparedStatement<{ due: Date | null }>(`
  SELECT min(due_at) AS due FROM planned_steps
   WHERE organization_id = $1 AND event_id = $2 AND state = 'planned'`);

/** Queues the job for the next step of a meeting, in place of the one that waits. */
export async function scheduleNextStep(tx: Db, { organizationId, id }: EventKey): Promise<void> {
  const [next] = await executeSql(tx, NEXT, [organizationId, id]);
  if (!next?.due) return;
  const payload = { organization: organizationId, event: id };
  await addJob(tx, RUN_DUE_STEPS, payload, { key: `run_due_steps/${id}`, runAt: next.due });
}

type EventKey = Pick<EventRow, "organizationId" | "id">;

const toRow = (
  { organizationId, id: eventId }: EventRow,
  { due, reason, ...step }: WantedStep,
  now: Instant,
) => ({
  id: generateId(),
  organizationId,
  eventId,
  ...step,
  dueAt: new Date(due),
  state: reason ? "skipped" : "planned",
  reason,
  endedAt: reason ? new Date(now) : null,
  createdAt: new Date(now),
});

const UPDATE = definePreparedStatement(`
  UPDATE planned_steps s
     SET occasion = n.occasion, due_at = n.due, channel = n.channel, reason = n.reason,
         state = CASE WHEN n.reason IS NULL THEN 'planned' ELSE 'skipped' END,
         ended_at = CASE WHEN n.reason IS NULL THEN NULL ELSE $3::timestamptz END
    FROM jsonb_to_recordset($2) AS n (id text, occasion text, due timestamptz, channel text, reason text)
   WHERE s.organization_id = $1 AND s.id = n.id AND s.state IN ('planned', 'skipped')`);

async function updateSteps(
  tx: Db,
  organization: string,
  updates: readonly StepUpdate[],
  now: Instant,
): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map(({ due, ...update }) => ({ ...update, due: new Date(due).toISOString() }));
  await executeSql(tx, UPDATE, [organization, JSON.stringify(rows), new Date(now)]);
}
