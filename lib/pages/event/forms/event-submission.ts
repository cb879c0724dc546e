import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { VisitorAction } from "@/lib/domain/events/visitor/visitor-actions";
import type { EventFormIssue, EventFormValues, EventStep } from "@/lib/pages/event/event-form-draft";
import type { EventNotice } from "@/lib/pages/event/event-notices";

/** A form of the event page, sent by whoever holds the key. */
export interface EventSubmission {
  visitor: EventVisitor;
  offers: ReadonlySet<VisitorAction>;
  target: EventTarget;
  values: EventFormValues;
}

/** What was done, or what there is to correct and where. */
export type EventFormOutcome =
  | { done: EventNotice }
  /** The visitor has a seat in another meeting now, with this personal key. */
  | { seat: { eventId: string; key: string } }
  /** Another meeting, which its organiser goes on to edit. */
  | { made: { eventId: string; key: string } }
  /** The visitor's address has to be confirmed first. */
  | { unconfirmed: true }
  /** Back to the step in which a meeting is moved, with what was chosen. */
  | { moveAgain: [string, string][] }
  | { open: EventStep; about?: Record<string, string> }
  | { refused: EventStep; issues: EventFormIssue[] };

export const rejectStep = (step: EventStep, ...issues: EventFormIssue[]): EventFormOutcome => ({
  refused: step,
  issues,
});
