import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { VisitorAction } from "@/lib/domain/events/visitor/visitor-actions";
import type { EventFormIssue, EventFormValues, EventStep } from "@/lib/pages/event/event-form-draft";
import type { EventNotice } from "@/lib/pages/event/event-notices";

/** A form of the event page, sent with a valid key. */
export interface EventSubmission {
  visitor: EventVisitor;
  offers: ReadonlySet<VisitorAction>;
  target: EventTarget;
  values: EventFormValues;
}

/** The notice to show, or the issues with their fields. */
export type EventFormOutcome =
  | { done: EventNotice }
  /** The visitor has moved to a seat in another meeting, with this personal key. */
  | { seat: { eventId: string; key: string } }
  /** A copy of the meeting, which the organiser edits next. */
  | { made: { eventId: string; key: string } }
  /** The visitor must confirm the email address first. */
  | { unconfirmed: true }
  /** Back to the reschedule step with the selected values. */
  | { rescheduleAgain: [string, string][] }
  | { open: EventStep; about?: Record<string, string> }
  | { refused: EventStep; issues: EventFormIssue[] };

export const rejectStep = (step: EventStep, ...issues: EventFormIssue[]): EventFormOutcome => ({
  refused: step,
  issues,
});
