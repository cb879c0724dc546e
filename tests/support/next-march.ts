import { asInstant } from "@/lib/core/time/instant";
import { addDays, fromEpochDay, type LocalDate, toEpochDay } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";

const SOONEST_DAYS = 10;

/**
 * The first four days of a March. Calendars are read for some five hundred days, so the year cannot be fixed:
 * it is that of the next March at least ten days away. No zone changes its clocks on these days.
 */
export const [FIRST, SECOND, THIRD, FOURTH] = computeDays();

/** "20270301", as calendar files write a day. */
export const formatCompact = (date: LocalDate) => date.replaceAll("-", "");

function computeDays(): [LocalDate, LocalDate, LocalDate, LocalDate] {
  const soonest = addDays(toLocalDate("UTC", asInstant(Date.now())), SOONEST_DAYS);
  const year = Number(soonest.slice(0, 4));
  const first = [year, year + 1].map((one) => `${one}-03-01` as LocalDate).find((date) => date >= soonest);
  const day = toEpochDay(first as LocalDate);
  return [fromEpochDay(day), fromEpochDay(day + 1), fromEpochDay(day + 2), fromEpochDay(day + 3)];
}
