import type { Instant } from "@/lib/core/time/instant";
import { type ActiveWorkflow, listActiveWorkflows } from "@/lib/domain/events/planned-steps/active-workflow";
import { evaluateDueStep } from "@/lib/domain/events/planned-steps/evaluate-due-step";
import type { StoredStep } from "@/lib/domain/events/planned-steps/planned-step";
import type { StepMessage, StepOutcome } from "@/lib/domain/events/planned-steps/step-channel";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { enqueueSubjectDeliveries } from "./enqueue-subject-deliveries";
import { enqueueSubjectMails } from "./enqueue-subject-mails";
import { isForSubject, listSubjectRecipients } from "./list-wanted-subject-steps";
import { lockSubject } from "./load-subject";
import type { StepSubject } from "./step-subject";
import {
  cancelSubjectSteps,
  listStoredSubjectSteps,
  recordSubjectOutcomes,
  scheduleNextSubjectStep,
} from "./subject-step-rows";
import type { RUN_SUBJECT_STEPS } from "./tasks";

/**
 * Sends the due steps of the answers to a form, or of an offer. These are locked, and the state of each step is written
 * in the transaction that queues its message, so that a step is sent once, however often this runs.
 */
export function runSubjectSteps(
  db: Db,
  { organization: id, ...key }: PayloadOf<typeof RUN_SUBJECT_STEPS>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  return withTransaction(db, async (tx) => {
    const subject = await lockSubject(tx, organization, key, now);
    if (!subject) {
      await cancelSubjectSteps(tx, organization, key.subject, now);
      return;
    }
    const due = (await listStoredSubjectSteps(tx, organization, subject.id)).filter(
      ({ state, dueAt }) => state === "planned" && dueAt.getTime() <= now,
    );
    const outcomes = new Map<string, StepOutcome>();
    const messages: StepMessage[] = [];
    const workflows = due.length > 0 ? await listActiveWorkflows(tx, organization) : [];
    for (const stored of due) {
      const found = evaluateStep(stored, subject, workflows, now);
      if (typeof found === "string") outcomes.set(stored.id, found);
      else messages.push(found);
    }
    const mails = messages.filter(({ step }) => step.channel === "mail");
    const deliveries = messages.filter(({ step }) => step.channel === "webhook");
    for (const [id, outcome] of await enqueueSubjectMails(tx, subject, mails, now)) outcomes.set(id, outcome);
    for (const [id, outcome] of await enqueueSubjectDeliveries(tx, subject, deliveries, now))
      outcomes.set(id, outcome);
    await recordSubjectOutcomes(tx, organization, outcomes, now);
    await scheduleNextSubjectStep(tx, subject);
  });
}

/** Decides whether a due step is sent, with its present text, or why not. */
function evaluateStep(
  stored: StoredStep,
  subject: StepSubject,
  workflows: readonly ActiveWorkflow[],
  now: Instant,
): StepMessage | StepOutcome {
  const workflow = workflows.find(({ id }) => id === stored.workflowId);
  if (!workflow) return "workflow_off";
  const step = workflow.steps.find(({ _id }) => _id === stored.stepId);
  const isWanted = step?.when.trigger === stored.trigger && isForSubject(workflow, subject);
  if (!step || !isWanted || !listSubjectRecipients(step).includes(stored.recipient))
    return "workflow_changed";
  if (stored.occasion !== subject.occasion) return "offer_over";
  const { end } = subject;
  if (end && !(end.onlyDelayed && step.when.amount === 0)) return end.reason;
  const reason = evaluateDueStep(stored, null, now);
  if (reason) return reason;
  return { id: stored.id, workflow, step, dueAt: stored.dueAt, recipient: stored.recipient };
}
