import type { Done } from "../done";
import type { FormIssue, FormValues, Step } from "../event-draft";
import type { EventTarget } from "../event-target";
import type { EventVisitor } from "../load-event-page";
import type { Offer } from "../offers";

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
