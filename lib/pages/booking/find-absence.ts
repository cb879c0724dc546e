import type { Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import type { PublicAbsence } from "@/lib/domain/availability/absences/public-absence";
import type { PublicPage } from "@/lib/domain/bookings/public-page";

/** The date in the zone of the owner's hours, in which absences are defined. */
export const getOwnerDate = ({ hosts: [host], owner }: PublicPage, at: Instant): LocalDate =>
  toLocalDate(host?.schedule?.zone ?? owner.timezone, at);

export const findAbsenceOn = ({ absences }: PublicPage, date: LocalDate): PublicAbsence | undefined =>
  absences.find(({ start_date: start, end_date: end }) => start <= date && date <= end);

/**
 * Finds the absence that closes a time. While the owner travels, it may be on the previous or next date in the hours'
 * own zone.
 */
export function findAbsenceAt(page: PublicPage, start: Instant): PublicAbsence | undefined {
  const date = getOwnerDate(page, start);
  return (
    findAbsenceOn(page, date) ??
    findAbsenceOn(page, addDays(date, 1)) ??
    findAbsenceOn(page, addDays(date, -1))
  );
}
