import type { Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { listVisitorActions } from "@/lib/domain/events/visitor/visitor-actions";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type EventFormValues, type EventStep, storeEventFormDraft } from "./event-form-draft";
import type { EventNotice } from "./event-notices";
import { type EventFormOutcome, type EventSubmission, rejectStep } from "./forms/event-submission";
import { submitCalendarStep } from "./forms/submit-calendar-step";
import { submitConfirmDates, submitDuplicate } from "./forms/submit-confirm-dates";
import {
  submitCancellation,
  submitComing,
  submitConfirmation,
  submitDecline,
  submitReminder,
} from "./forms/submit-decision";
import { submitEdit } from "./forms/submit-edit";
import { submitFeedback } from "./forms/submit-feedback";
import { submitInvitee, submitRemoval } from "./forms/submit-invitee";
import { submitMessage } from "./forms/submit-message";
import { submitPollSettings } from "./forms/submit-poll-settings";
import { submitReschedule } from "./forms/submit-reschedule";
import { submitSuggestion } from "./forms/submit-suggestion";
import { submitVotes } from "./forms/submit-votes";
import { parseEventFormValues } from "./parse-event-form-values";
import { shouldConfirmAddress } from "./should-confirm-address";

interface EventForm {
  step: EventStep;
  submit: (db: Db, submission: EventSubmission) => Promise<EventFormOutcome>;
}

/** The forms by the last part of the address; `step` is the step that shows errors of the form. */
const EVENT_FORMS = {
  vote: { step: "vote", submit: submitVotes },
  suggest: { step: "suggestDate", submit: submitSuggestion },
  message: { step: "message", submit: submitMessage },
  poll: { step: "poll", submit: submitPollSettings },
  several: { step: "several", submit: submitConfirmDates },
  duplicate: { step: "vote", submit: submitDuplicate },
  invite: { step: "invite", submit: submitInvitee },
  remove: { step: "remove", submit: submitRemoval },
  remind: { step: "vote", submit: submitReminder },
  edit: { step: "edit", submit: submitEdit },
  confirm: { step: "confirm", submit: submitConfirmation },
  cancel: { step: "cancel", submit: submitCancellation },
  decline: { step: "decline", submit: submitDecline },
  move: { step: "vote", submit: submitReschedule },
  coming: { step: "coming", submit: submitComing },
  feedback: { step: "feedback", submit: submitFeedback },
  calendar: { step: "vote", submit: submitCalendarStep },
} satisfies Record<string, EventForm>;

export type EventAction = keyof typeof EVENT_FORMS;

export const isEventAction = (action: string): action is EventAction | "link" =>
  action === "link" || Object.hasOwn(EVENT_FORMS, action);

interface EventFormSubmission {
  visitor: EventVisitor;
  action: EventAction;
  data: FormData;
  now: Instant;
}

export type EventFormResult =
  | { done: EventNotice }
  | { seat: { eventId: string; key: string } }
  | { made: { eventId: string; key: string } }
  | { rescheduleAgain: [string, string][] }
  | { step: EventStep; about: Record<string, string> }
  /** The form would mail people who never asked for it, so the visitor must first confirm the address by a code. */
  | { unconfirmed: string };

/** Runs the form if the page offers it, else stores the values. */
export async function submitEventForm(
  db: Db,
  { visitor, action, data, now }: EventFormSubmission,
): Promise<EventFormResult> {
  const { step, submit } = EVENT_FORMS[action];
  const values = parseEventFormValues(data);
  // Blocked guests are reported before a code is requested.
  if (action !== "invite" && (await shouldConfirmAddress(db, visitor, action)))
    return toConfirmationResult(visitor);
  const invalid = Object.keys(values).find((name) => values[name]?.includes("\0"));
  const outcome = invalid
    ? rejectStep(step, { field: invalid, text: "charactersBad" })
    : await submitOrExplain(db, step, submit, {
        visitor,
        offers: listVisitorActions(visitor, now),
        target: {
          organization: asOrganizationId(visitor.event.organizationId),
          id: visitor.eventId,
          precondition: new Precondition(null),
          now,
        },
        values,
      });
  if ("done" in outcome || "seat" in outcome || "made" in outcome || "rescheduleAgain" in outcome)
    return outcome;
  if ("unconfirmed" in outcome) return toConfirmationResult(visitor);
  if ("open" in outcome) return { step: outcome.open, about: outcome.about ?? {} };
  const clean = Object.entries(values).map(([name, text]) => [name, text.replaceAll("\0", "")]);
  const draft = await storeEventFormDraft(db, {
    step: outcome.refused,
    values: Object.fromEntries(clean),
    issues: outcome.issues,
  });
  return { step: outcome.refused, about: { ...parseSubject(values), draft } };
}

const toConfirmationResult = ({ email }: EventVisitor): EventFormResult =>
  email === null ? { done: "changed" } : { unconfirmed: email };

/** The field that shows the error of too many mails. */
const MAIL_FIELDS: Partial<Record<EventStep, string>> = { invite: "email", message: "message" };

/** Another change may have come first; the page then shows the current state. */
async function submitOrExplain(
  db: Db,
  step: EventStep,
  submit: EventForm["submit"],
  submission: EventSubmission,
): Promise<EventFormOutcome> {
  try {
    return await submit(db, submission);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    if (error.code === "mail_limit")
      return rejectStep(step, { field: MAIL_FIELDS[step] ?? "step", text: "mailsMany" });
    if (error.code !== "slot_taken") return { done: "changed" };
    if (step === "vote") return { done: "taken" };
    return rejectStep(step, { field: step === "edit" ? "date-new1" : "step", text: "taken" });
  }
}

/** The subject of a step is part of its address. */
function parseSubject({ date, place, invitee }: EventFormValues): Record<string, string> {
  const about = { d: date, p: place, who: invitee };
  return Object.fromEntries(
    Object.entries(about).filter((entry): entry is [string, string] => /^[0-9a-f]{24}$/.test(entry[1] ?? "")),
  );
}
