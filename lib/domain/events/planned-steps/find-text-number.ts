import { findPhoneNumber } from "@/lib/domain/booking-pages/questions/find-phone-number";
import { listPhoneCountries } from "@/lib/domain/booking-pages/questions/list-phone-countries";
import { toAnswers } from "@/lib/domain/events/answers";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { normalizePhone } from "@/lib/platform/http/normalize-phone";

/**
 * Finds the number of a participant in E.164: the contact's, or else the first answer that is one. A number without
 * the code of its country is of the participant's country, or else of the page's. Extensions get no SMS.
 */
export function findTextNumber({ phone, answers, timezone, locale, event }: EventVisitor): string | null {
  const answered = toAnswers({ answers }).find(({ kind }) => kind === "phone")?.value;
  const typed = normalizePhone(phone || (typeof answered === "string" ? answered : ""));
  const region = locale?.split("-").find((part) => /^[A-Z]{2}$/.test(part)) ?? null;
  const number = findPhoneNumber(typed, () => [
    ...listPhoneCountries(timezone, region),
    ...listPhoneCountries(event.timezone, null),
  ]);
  return number && !number.ext ? number.number : null;
}
