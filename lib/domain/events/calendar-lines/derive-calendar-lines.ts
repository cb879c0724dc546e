import type { ActiveWorkflow } from "@/lib/domain/events/planned-steps/active-workflow";
import type { StoredStep } from "@/lib/domain/events/planned-steps/planned-step";
import { type CalendarLine, MAX_CALENDAR_LINES } from "./calendar-line";

type SentStep = Pick<StoredStep, "workflowId" | "stepId" | "channel" | "state" | "dueAt">;

/**
 * Derives the lines of a meeting from its steps that have been added, oldest first, with the present texts. A workflow
 * that is switched off, or a step that was removed, takes its line along.
 */
export function deriveCalendarLines(
  stored: readonly SentStep[],
  workflows: readonly ActiveWorkflow[],
): CalendarLine[] {
  const lines = new Map<string, CalendarLine>();
  const added = stored.filter(({ channel, state }) => channel === "calendar" && state === "sent");
  for (const { workflowId, stepId } of added.toSorted((one, other) => +one.dueAt - +other.dueAt)) {
    const workflow = workflows.find(({ id }) => id === workflowId);
    const step = workflow?.steps.find(({ _id, channel }) => _id === stepId && channel === "calendar");
    if (step) lines.set(stepId, { step: stepId, text: step.text, to: step.to });
  }
  return [...lines.values()].slice(0, MAX_CALENDAR_LINES);
}
