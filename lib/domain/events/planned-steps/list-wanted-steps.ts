import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { toTakenPeriod } from "@/lib/domain/events/to-taken-period";
import {
  type ChangeTrigger,
  isSubjectTrigger,
  isTimeTrigger,
  type TimeTrigger,
  UNANSWERED,
} from "@/lib/domain/events/workflows/options";
import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import type { QuietHours } from "@/lib/domain/messaging/sms/quiet-hours";
import { type ActiveWorkflow, isForEvent } from "./active-workflow";
import { applyQuietHours } from "./apply-quiet-hours";
import { deriveOccasion } from "./derive-changes";
import { deriveDueTime, type Holidays } from "./derive-due-time";
import { type ConditionFacts, evaluateConditions } from "./evaluate-conditions";
import { CALENDAR_ENTRIES, listRecipients, SLACK_CHANNEL, WEBHOOK } from "./list-recipients";
import type { WantedStep } from "./planned-step";

/** The data that planning needs beside the event and the workflows. */
export interface PlanningFacts extends ConditionFacts {
  holidays: Holidays;
  /** Of text messages. */
  quietHours: QuietHours | null;
}

interface PlanningContext {
  event: EventRow;
  workflows: readonly ActiveWorkflow[];
  /** The change that the meeting has just had. */
  changes: readonly ChangeTrigger[];
  facts: PlanningFacts;
  now: Instant;
}

/** Lists the steps of a meeting's time, and those of what has just happened to it. */
export function listWantedSteps({ event, workflows, changes, facts, now }: PlanningContext): WantedStep[] {
  const time = findConfirmedTime(event);
  return workflows
    .filter((workflow) => isForEvent(workflow, event))
    .flatMap((workflow) => {
      const holds = evaluateConditions(workflow.conditions, event, facts).every((result) => result.holds);
      const reason = holds ? null : ("condition" as const);
      const toWanted = (step: WorkflowStep, base: Instant, occasion: string): WantedStep[] =>
        listStepRecipients(event, step).map(({ id, zone }) => ({
          workflowId: workflow.id,
          stepId: step._id,
          recipient: id,
          occasion,
          name: workflow.name,
          trigger: step.when.trigger,
          channel: step.channel,
          due: deriveSendTime(step, { base, zone, start: time?.start ?? null }, facts),
          reason,
        }));
      return workflow.steps.flatMap((step) => {
        const { trigger } = step.when;
        if (isSubjectTrigger(trigger)) return [];
        if (trigger === UNANSWERED)
          return changes.includes("requested") ? toWanted(step, now, deriveOccasion("requested", event)) : [];
        if (!isTimeTrigger(trigger))
          return changes.includes(trigger) ? toWanted(step, now, deriveOccasion(trigger, event)) : [];
        return time ? toWanted(step, time[pickBase(trigger)], String(time.start)) : [];
      });
    });
}

/** Those who came are not written to about a no-show. */
export function listStepRecipients(event: EventRow, { channel, to, addresses = [], when }: StepAudience) {
  if (isSubjectTrigger(when.trigger)) return [];
  if (channel === "webhook") return [{ id: WEBHOOK, role: WEBHOOK, zone: event.timezone } as const];
  if (channel === "slack" && to.length === 0)
    return [{ id: SLACK_CHANNEL, role: SLACK_CHANNEL, zone: event.timezone } as const];
  if (channel === "calendar")
    return [{ id: CALENDAR_ENTRIES, role: CALENDAR_ENTRIES, zone: event.timezone } as const];
  const fixed = addresses.map((id) => ({ id, role: "address" as const, zone: event.timezone }));
  const recipients = [...listRecipients(event, to), ...fixed];
  if (when.trigger !== "no_show") return recipients;
  const missing = new Set(event.invitees.filter(({ noShowAt }) => noShowAt !== null).map(({ id }) => id));
  return recipients.filter(({ id, role }) => (role !== "booker" && role !== "guests") || missing.has(id));
}

/** Steps that were stored before the field existed have no addresses. */
type StepAudience = Pick<WorkflowStep, "channel" | "to" | "when"> & Partial<Pick<WorkflowStep, "addresses">>;

/** The time of a meeting that takes place. */
export function findConfirmedTime(event: EventRow): Interval | null {
  const date = event.dates.find(({ id }) => id === event.confirmedDateId);
  if (!date || deriveEventPhase(event) !== "confirmed") return null;
  return toTakenPeriod(date, event.timezone);
}

interface TimeReference {
  base: Instant;
  zone: string;
  start: Instant | null;
}

/** The time of a step for one recipient, outside of quiet hours. */
function deriveSendTime(
  { channel, when }: Pick<WorkflowStep, "channel" | "when">,
  { base, zone, start }: TimeReference,
  { holidays, quietHours }: Pick<PlanningFacts, "holidays" | "quietHours">,
): Instant {
  const due = deriveDueTime(when, base, zone, holidays);
  if (channel !== "sms" && channel !== "whatsapp") return due;
  return applyQuietHours(due, zone, quietHours, { trigger: when.trigger, start });
}

/** The time of a step; null if it depends on a change, or the meeting has no confirmed time. */
export function deriveStepTime(
  step: Pick<WorkflowStep, "channel" | "when">,
  event: EventRow,
  zone: string,
  facts: Pick<PlanningFacts, "holidays" | "quietHours">,
): Instant | null {
  const time = findConfirmedTime(event);
  const { trigger } = step.when;
  if (!time || !isTimeTrigger(trigger)) return null;
  return deriveSendTime(step, { base: time[pickBase(trigger)], zone, start: time.start }, facts);
}

const pickBase = (trigger: TimeTrigger): "start" | "end" =>
  trigger === "before_start" || trigger === "after_start" ? "start" : "end";
