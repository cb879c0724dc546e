import { toAnswers } from "@/lib/domain/events/answers";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { WorkflowCondition } from "@/lib/domain/events/workflows/schema";

/** The data that conditions need beside the event. */
export interface ConditionFacts {
  isFirstBooking: boolean;
}

/** The values that a condition found, as texts. */
interface ConditionResult {
  condition: WorkflowCondition;
  found: string[];
  holds: boolean;
}

/** Evaluates each condition against the event. */
export const evaluateConditions = (
  conditions: readonly WorkflowCondition[],
  event: EventRow,
  facts: ConditionFacts,
): ConditionResult[] =>
  conditions.map((condition) => {
    const found = findValues(condition, event, facts);
    return { condition, found, holds: isMet(condition, found) };
  });

function findValues(
  condition: WorkflowCondition,
  event: EventRow,
  { isFirstBooking }: ConditionFacts,
): string[] {
  switch (condition.kind) {
    case "answer":
      return event.invitees
        .flatMap(toAnswers)
        .filter(({ key }) => key === condition.question)
        .flatMap(({ value, text }) => (Array.isArray(value) ? value : [String(value), text]));
    case "language":
      return [event.lang];
    case "first_booking":
      return [String(isFirstBooking)];
  }
}

/** Returns true if a condition is met by the values that were found. */
export function isMet(condition: WorkflowCondition, found: readonly string[]): boolean {
  if (condition.kind === "first_booking") return found.includes(String(condition.is));
  const wanted = condition.is.map((value) => value.trim().toLowerCase());
  return found.some((value) => wanted.includes(value.trim().toLowerCase()));
}
