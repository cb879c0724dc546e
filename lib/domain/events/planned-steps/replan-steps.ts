import type { Instant } from "@/lib/core/time/instant";
import { syncCalendarLines } from "@/lib/domain/events/calendar-lines/sync-calendar-lines";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { addJob, addJobs } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { listActiveWorkflows } from "./active-workflow";
import { listStoredSteps } from "./list-stored-steps";
import { lockEventRow } from "./lock-event-row";
import { scheduleNextStep, writePlan } from "./plan-steps";
import { REPLAN_STEPS } from "./tasks";

const BATCH_SIZE = 100;

/** Longer than any transaction: a meeting that is being booked while a workflow changes is planned by the second run. */
const SECOND_RUN_MS = 60_000;

/** The clock of a sandbox stands still until then, while an admin waits for it. */
const SECOND_RUN_IN_SANDBOX_MS = 1000;

/** Queues the planning of all coming meetings after a change of workflows. */
export async function enqueueReplanning(tx: Db, organization: OrganizationId): Promise<void> {
  const isSandbox = (await findTestClock(tx, organization)) !== null;
  const afterMs = isSandbox ? SECOND_RUN_IN_SANDBOX_MS : SECOND_RUN_MS;
  await addJobs(tx, REPLAN_STEPS, [
    { payload: { organization }, key: `replan_steps/${organization}` },
    { payload: { organization }, key: `replan_steps/${organization}/again`, afterMs },
  ]);
}

const COMING = definePreparedStatement<{ id: string }>(`
  SELECT id FROM events WHERE organization_id = $1 AND ends_at >= $2 AND cancelled_at IS NULL AND id > $3
   ORDER BY id LIMIT ${BATCH_SIZE}`);

/** Plans the steps of a batch of coming meetings anew, and queues the next batch. */
export async function replanSteps(
  db: Db,
  { organization: id, after = "" }: PayloadOf<typeof REPLAN_STEPS>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  const events = await executeSql(db, COMING, [organization, new Date(now), after]);
  for (const { id: event } of events) await replanEvent(db, organization, event, now);
  const last = events.at(-1);
  if (last && events.length === BATCH_SIZE) await addJob(db, REPLAN_STEPS, { organization, after: last.id });
}

const replanEvent = (db: Db, organization: OrganizationId, id: string, now: Instant) =>
  withTransaction(db, async (tx) => {
    const event = await lockEventRow(tx, organization, id);
    if (!event) return;
    const workflows = await listActiveWorkflows(tx, organization);
    const stored = await listStoredSteps(tx, event);
    const isChanged = await writePlan(tx, { event, workflows, changes: [], stored }, now);
    await syncCalendarLines(tx, event, { workflows, stored }, now);
    if (isChanged) await scheduleNextStep(tx, event);
  });
