import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Offer } from "@/lib/domain/events/visitor/offers";
import type { Done } from "@/lib/pages/event/done";
import type { FormIssue, FormValues, Step } from "@/lib/pages/event/event-draft";

/** A form of the event page, sent by whoever holds the key. */
export interface Submission {
  visitor: EventVisitor;
  offers: ReadonlySet<Offer>;
  target: EventTarget;
  values: FormValues;
}

/** What was done, or what there is to correct and where. */
export type FormOutcome =
  | { done: Done }
  | { open: Step; about?: Record<string, string> }
  | { refused: Step; issues: FormIssue[] };

export const refuse = (step: Step, ...issues: FormIssue[]): FormOutcome => ({ refused: step, issues });
