import type { Instant } from "@/lib/core/time/instant";
import { syncCalendarLines } from "@/lib/domain/events/calendar-lines/sync-calendar-lines";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import type { StepChannel } from "@/lib/domain/events/workflows/options";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { type ActiveWorkflow, listActiveWorkflows } from "./active-workflow";
import { STEP_SENDERS } from "./channels";
import { evaluateDueStep } from "./evaluate-due-step";
import { explainEnd } from "./explain-end";
import { findLoopingWorkflows, isStopped } from "./find-looping-workflows";
import { listStoredSteps } from "./list-stored-steps";
import { findConfirmedTime } from "./list-wanted-steps";
import { lockEventRow } from "./lock-event-row";
import { notifyLoopAdmins } from "./notify-loop-admins";
import { scheduleNextStep, writePlan } from "./plan-steps";
import type { StoredStep } from "./planned-step";
import { recordOutcomes } from "./record-outcomes";
import type { StepMessage, StepOutcome } from "./step-channel";
import type { RUN_DUE_STEPS } from "./tasks";

/** The most messages of one transaction; the job continues with the others. */
const BATCH_SIZE = 100;

/**
 * Sends the due steps of a meeting. The meeting is locked, its steps are planned anew, and the state of each step is
 * written in the transaction that queues its message, so that a step is sent once, however often this runs.
 */
export function runDueSteps(
  db: Db,
  { organization: id, event: eventId }: PayloadOf<typeof RUN_DUE_STEPS>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  return withTransaction(db, async (tx) => {
    const event = await lockEventRow(tx, organization, eventId);
    if (!event) return;
    const workflows = await listActiveWorkflows(tx, organization);
    const before = await listStoredSteps(tx, event);
    await writePlan(tx, { event, workflows, changes: [], stored: before }, now);
    const due = (await listStoredSteps(tx, event))
      .filter(({ state, dueAt }) => state === "planned" && dueAt.getTime() <= now)
      .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
      .slice(0, BATCH_SIZE);
    const looping = findLoopingWorkflows(before, now);
    const outcomes = await sendSteps(tx, event, { workflows, due, looping }, now);
    await recordOutcomes(tx, event, outcomes, now);
    if (due.some(({ channel }) => channel === "calendar"))
      await syncCalendarLines(tx, event, { workflows, stored: await listStoredSteps(tx, event) }, now);
    for (const workflow of workflows.filter(({ id }) => looping.has(id)))
      if (isStoppedNow(workflow, due, outcomes) && !isStopped(before, workflow.id, now))
        await notifyLoopAdmins(tx, event, workflow);
    await scheduleNextStep(tx, event);
  });
}

interface DueSteps {
  workflows: readonly ActiveWorkflow[];
  due: readonly StoredStep[];
  /** Ids of workflows that send no more about this meeting today. */
  looping: ReadonlySet<string>;
}

const isStoppedNow = (
  { id }: ActiveWorkflow,
  due: readonly StoredStep[],
  outcomes: ReadonlyMap<string, StepOutcome>,
): boolean => due.some((step) => step.workflowId === id && outcomes.get(step.id) === "loop");

async function sendSteps(
  tx: Db,
  event: EventRow,
  { workflows, due, looping }: DueSteps,
  now: Instant,
): Promise<Map<string, StepOutcome>> {
  const outcomes = new Map<string, StepOutcome>();
  const messages = new Map<StepChannel, StepMessage[]>();
  const time = findConfirmedTime(event);
  for (const stored of due) {
    const found = findStep(workflows, stored);
    const isLoop = looping.has(stored.workflowId);
    const reason =
      explainEnd(stored, event, workflows) ??
      evaluateDueStep(stored, time, now) ??
      (isLoop ? ("loop" as const) : null);
    if (reason || !found) {
      outcomes.set(stored.id, reason ?? "workflow_changed");
      continue;
    }
    const { channel } = found.step;
    const message = { ...found, id: stored.id, dueAt: stored.dueAt, recipient: stored.recipient };
    messages.set(channel, [...(messages.get(channel) ?? []), message]);
  }
  if (messages.size === 0) return outcomes;
  const organization = asOrganizationId(event.organizationId);
  const visitors = await loadVisitors(tx, organization, event.id);
  for (const [channel, list] of messages) {
    const sent = await STEP_SENDERS[channel](tx, { organization, event, visitors, messages: list, now });
    for (const [id, outcome] of sent) outcomes.set(id, outcome);
  }
  return outcomes;
}

function findStep(workflows: readonly ActiveWorkflow[], { workflowId, stepId }: StoredStep) {
  const workflow = workflows.find(({ id }) => id === workflowId);
  const step = workflow?.steps.find(({ _id }) => _id === stepId);
  return workflow && step && { workflow, step };
}
