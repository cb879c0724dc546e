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
  { say, facts }: CalendarContext,
  refused: Extract<BookingResult, { outcome: "refused" }>,
  typed: FormValues,
): { faults: Record<string, string>; failure: string | null } {
  const faults: Record<string, string> = {};
  for (const { pointer, code } of refused.faults) {
    const field = FIELDS.find(([pattern]) => pattern.test(pointer));
    const answer = /^\/answers\/(\w+)/.exec(pointer)?.[1];
    const guest = /^\/guests(?:\/(\d+))?/.exec(pointer);
    if (field)
      faults[field[1]] = say(code === "refused" && field[1] === "email" ? "emailUnwelcome" : field[2]);
    else if (answer) faults[`a_${answer}`] = say(code === "required" ? "answerMissing" : "answerUnreadable");
    else if (guest)
      faults.guests = guest[1]
        ? say("guestBad", { address: parseGuests(typed)[Number(guest[1])] ?? "" })
        : say("guestsMany", { limit: facts.guests });
  }
  if (Object.keys(faults).length > 0) return { faults, failure: null };
  const { code, seconds } = refused;
  if (code === "mail_limit") return { faults, failure: say("mailsMany") };
  if (code === "rate_limited") return { faults, failure: say("tooMany", { seconds }) };
  return { faults, failure: say(code === "conflict" ? "bookingsMany" : "away", { name: facts.host }) };
}
