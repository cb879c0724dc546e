import type { CalendarContext, FormValues } from "./calendar-context";
import type { BookingResult } from "./page-client";
import type { ElementTexts } from "./text-keys";
import { parseGuests } from "./validate-details";

const FIELDS: [RegExp, string, keyof ElementTexts][] = [
  [/^\/attendee\/name/, "name", "nameMissing"],
  [/^\/attendee\/email/, "email", "emailBad"],
  [/^\/attendee\/phone/, "phone", "phoneBad"],
  [/^\/attendee\/company/, "company", "companyMissing"],
  [/^\/title/, "subject", "subjectMissing"],
];

/** Formats the service's rejection of a booking: errors by field, otherwise one sentence. */
export function formatBookingRejection(
  { t, facts }: CalendarContext,
  rejection: Extract<BookingResult, { outcome: "refused" }>,
  typed: FormValues,
): { errors: Record<string, string>; failure: string | null } {
  const errors: Record<string, string> = {};
  for (const { pointer, code } of rejection.errors) {
    const field = FIELDS.find(([pattern]) => pattern.test(pointer));
    const answer = /^\/answers\/(\w+)/.exec(pointer)?.[1];
    const guest = /^\/guests(?:\/(\d+))?/.exec(pointer);
    if (field) errors[field[1]] = t(code === "refused" && field[1] === "email" ? "emailUnwelcome" : field[2]);
    else if (answer) errors[`a_${answer}`] = t(code === "required" ? "answerMissing" : "answerUnreadable");
    else if (guest)
      errors.guests = guest[1]
        ? t("guestBad", { address: parseGuests(typed)[Number(guest[1])] ?? "" })
        : t("guestsMany", { limit: facts.guests });
  }
  if (Object.keys(errors).length > 0) return { errors, failure: null };
  const { code, seconds } = rejection;
  if (code === "mail_limit") return { errors, failure: t("mailsMany") };
  if (code === "rate_limited") return { errors, failure: t("tooMany", { seconds }) };
  return { errors, failure: t(code === "conflict" ? "bookingsMany" : "away", { name: facts.host }) };
}
