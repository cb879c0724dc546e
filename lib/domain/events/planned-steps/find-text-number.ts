import { findPhoneNumber } from "@/lib/domain/booking-pages/questions/find-phone-number";
import { listPhoneCountries } from "@/lib/domain/booking-pages/questions/list-phone-countries";
import { toAnswers } from "@/lib/domain/events/answers";
import type { Invitee } from "@/lib/platform/db/generated/client";
import { normalizePhone } from "@/lib/platform/http/normalize-phone";

/** A participant, and the time zone of the meeting. */
type NumberOwner = Pick<Invitee, "phone" | "answers" | "timezone" | "locale"> & {
  event: { timezone: string };
};

/**
 * Finds the number of a participant in E.164: the contact's, or else the first answer that is one. A number without
 * the code of its country is of the participant's country, or else of the page's. Extensions get no SMS.
 */
export function findTextNumber({ phone, answers, timezone, locale, event }: NumberOwner): string | null {
  const answered = toAnswers({ answers }).find(({ kind }) => kind === "phone")?.value;
  const typed = normalizePhone(phone || (typeof answered === "string" ? answered : ""));
  const region = locale?.split("-").find((part) => /^[A-Z]{2}$/.test(part)) ?? null;
  const number = findPhoneNumber(typed, () => [
    ...listPhoneCountries(timezone, region),
    ...listPhoneCountries(event.timezone, null),
  ]);
  return number && !number.ext ? number.number : null;
}
