import { BOOKING_LINK_FIELDS, type LinkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";

/** Fields that a question of their kind answers, whatever its key. */
const KINDS = { email: "email", phone: "phone" } as const;

/** What answers say of the fields of a booker's form: by the key of the question, else by its kind. */
export function extractContact(answers: readonly Answer[]): LinkPrefill {
  return Object.fromEntries(
    BOOKING_LINK_FIELDS.flatMap((field) => {
      const ofKey = answers.find(({ key, value }) => key === field && typeof value === "string");
      const kind = field === "email" || field === "phone" ? KINDS[field] : null;
      // An address has to be one: a text with this key may be anything.
      const isFit = ofKey && (field !== "email" || ofKey.kind === "email");
      const found = isFit ? ofKey : answers.find((one) => one.kind === kind);
      return found ? [[field, String(found.value)]] : [];
    }),
  );
}
