import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { Utm } from "@/lib/domain/events/schema";
import type { FormResponse } from "@/lib/platform/db/generated/client";
import type { Language } from "@/lib/platform/i18n/languages";
import type { FormTarget } from "../target-schema";
import { extractContact } from "./extract-contact";

export type ResponseRow = Omit<FormResponse, "tokenHash">;

export function serializeResponse(row: ResponseRow) {
  const answers = row.answers as unknown as Answer[];
  const { name = null, email = null, phone = null } = extractContact(answers);
  return {
    _id: row.id,
    form: row.formId,
    answers,
    name,
    email,
    phone,
    language: row.lang as Language,
    rule: row.ruleId,
    to: toTarget(row),
    utm: row.utm as Utm | null,
    event: row.eventId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** An empty object is stored if the form has no target for the response. */
export function toTarget({ target }: Pick<FormResponse, "target">): FormTarget | null {
  const stored = target as FormTarget;
  return stored.state === undefined ? null : stored;
}
