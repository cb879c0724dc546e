import { keepDraft, readDraft } from "@/lib/pages/frame/form-draft";
import type { Db } from "@/lib/platform/db/client";
import type { Messages } from "@/lib/platform/i18n/messages/messages";

/** Forms of the event page that ask for something; all but the first two are steps of their own. */
export const STEPS = [
  "vote",
  "message",
  "suggestDate",
  "suggestPlace",
  "invite",
  "remove",
  "edit",
  "confirm",
  "cancel",
  "decline",
] as const;

export type Step = (typeof STEPS)[number];

/** One thing to correct: the field it stands beside, and the text that says so. */
export interface FormIssue {
  field: string;
  text: keyof Messages["eventPage"]["errors"];
  values?: Record<string, string | number>;
}

export type FormValues = Readonly<Record<string, string>>;

/** What somebody had typed into a form of the event page when it was refused, and why it was. */
export interface EventDraft {
  step: Step;
  values: FormValues;
  issues: readonly FormIssue[];
}

export const keepEventDraft = (db: Db, draft: EventDraft): Promise<string> => keepDraft(db, draft);

/** Null once it has expired, and for a draft of another page. */
export async function readEventDraft(db: Db, token: string): Promise<EventDraft | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const draft = await readDraft<Partial<EventDraft>>(db, token);
  return draft?.step && draft.values && draft.issues ? (draft as EventDraft) : null;
}
