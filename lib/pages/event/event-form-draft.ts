import { findFormDraft, storeFormDraft } from "@/lib/pages/page-shell/form-draft";
import { isToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { PageMessages } from "@/lib/platform/i18n/message-types";

/** Forms of the event page with input; all except the first two are steps. */
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
  "coming",
  "feedback",
] as const;

export type EventStep = (typeof EVENT_STEPS)[number];

/** An error of a field, with its message. */
export interface EventFormIssue {
  field: string;
  text: keyof PageMessages["eventPage"]["errors"];
  values?: Record<string, string | number>;
}

export type EventFormValues = Readonly<Record<string, string>>;

/** The values of a refused form, and its issues. */
export interface EventFormDraft {
  step: EventStep;
  values: EventFormValues;
  issues: readonly EventFormIssue[];
}

export const storeEventFormDraft = (db: Db, draft: EventFormDraft): Promise<string> =>
  storeFormDraft(db, draft);

/** Returns null for an expired draft and for one of another page. */
export async function findEventFormDraft(db: Db, token: string): Promise<EventFormDraft | null> {
  if (!isToken(token)) return null;
  const draft = await findFormDraft<Partial<EventFormDraft>>(db, token);
  return draft?.step && draft.values && draft.issues ? (draft as EventFormDraft) : null;
}
