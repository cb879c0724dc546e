import { BOOKING_LINK_FIELDS, type LinkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";

/** Contact fields that a question of this kind fills, regardless of its key. */
const KINDS = { email: "email", phone: "phone" } as const;

/** Derives the booker's contact fields from the answers, by the key of a question or else by its kind. */
export function extractContact(answers: readonly Answer[]): LinkPrefill {
  return Object.fromEntries(
    BOOKING_LINK_FIELDS.flatMap((field) => {
      const ofKey = answers.find(({ key, value }) => key === field && typeof value === "string");
      const kind = field === "email" || field === "phone" ? KINDS[field] : null;
      // The key alone does not prove an address, because the question may be of another kind.
      const isUsable = ofKey && (field !== "email" || ofKey.kind === "email");
      const found = isUsable ? ofKey : answers.find((one) => one.kind === kind);
      return found ? [[field, String(found.value)]] : [];
    }),
  );
}
