import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { Utm } from "@/lib/domain/events/schema";
import type { FormResponse } from "@/lib/platform/db/generated/client";
import type { Language } from "@/lib/platform/i18n/languages";
import type { Target } from "../target-schema";
import { readContact } from "./contact";

export type ResponseRow = Omit<FormResponse, "tokenHash">;

export function serializeResponse(row: ResponseRow) {
  const answers = row.answers as unknown as Answer[];
  const { name = null, email = null, phone = null } = readContact(answers);
  return {
    _id: row.id,
    form: row.formId,
    answers,
    name,
    email,
    phone,
    language: row.lang as Language,
    rule: row.ruleId,
    to: readTarget(row),
    utm: row.utm as Utm | null,
    event: row.eventId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** An empty one stands for thanks. */
export function readTarget({ target }: Pick<FormResponse, "target">): Target | null {
  const stored = target as Target;
  return stored.state === undefined ? null : stored;
}
