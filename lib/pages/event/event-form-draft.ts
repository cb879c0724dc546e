import { findFormDraft, storeFormDraft } from "@/lib/pages/page-shell/form-draft";
import { isToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { Messages } from "@/lib/platform/i18n/messages/messages";

/** Forms of the event page that ask for something; all but the first two are steps of their own. */
export const EVENT_STEPS = [
  "vote",
  "message",
  "suggestDate",
  "suggestPlace",
  "invite",
  "poll",
  "several",
  "remove",
  "edit",
  "confirm",
  "cancel",
  "decline",
] as const;

export type EventStep = (typeof EVENT_STEPS)[number];

/** One thing to correct: the field it stands beside, and the text that says so. */
export interface EventFormIssue {
  field: string;
  text: keyof Messages["eventPage"]["errors"];
  values?: Record<string, string | number>;
}

export type EventFormValues = Readonly<Record<string, string>>;

/** What somebody had typed into a form of the event page when it was refused, and why it was. */
export interface EventFormDraft {
  step: EventStep;
  values: EventFormValues;
  issues: readonly EventFormIssue[];
}

export const storeEventFormDraft = (db: Db, draft: EventFormDraft): Promise<string> =>
  storeFormDraft(db, draft);

/** Null once it has expired, and for a draft of another page. */
export async function findEventFormDraft(db: Db, token: string): Promise<EventFormDraft | null> {
  if (!isToken(token)) return null;
  const draft = await findFormDraft<Partial<EventFormDraft>>(db, token);
  return draft?.step && draft.values && draft.issues ? (draft as EventFormDraft) : null;
}
