import { DAY } from "./instant";
import { countDaysInMonth, fromEpochDay, type LocalDate, toEpochDay } from "./local-date";

/** Returns the same day that many months later, or the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const month = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, 1));
  const first = fromEpochDay(month.getTime() / DAY);
  const day = Math.min(Number(date.slice(8)), countDaysInMonth(first));
  return fromEpochDay(toEpochDay(first) + day - 1);
}
