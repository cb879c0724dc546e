import type { Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import type { PublicAbsence } from "@/lib/domain/availability/absences/public-absence";
import type { PublicPage } from "@/lib/domain/bookings/public-page";

/** The date on the clocks of the owner's hours, which absences go by. */
export const getOwnerDate = ({ hosts: [host], owner }: PublicPage, at: Instant): LocalDate =>
  toLocalDate(host?.schedule?.zone ?? owner.timezone, at);

export const findAbsenceOn = ({ absences }: PublicPage, date: LocalDate): PublicAbsence | undefined =>
  absences.find(({ start_date: start, end_date: end }) => start <= date && date <= end);

/** The absence that closes a time. While the owner travels, it may lie on the date before or after on the hours' own clocks. */
export function findAbsenceAt(page: PublicPage, start: Instant): PublicAbsence | undefined {
  const date = getOwnerDate(page, start);
  return (
    findAbsenceOn(page, date) ??
    findAbsenceOn(page, addDays(date, 1)) ??
    findAbsenceOn(page, addDays(date, -1))
  );
}
