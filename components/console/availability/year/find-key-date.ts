import { addDays, countDaysInMonth, type LocalDate } from "@/lib/core/time/local-date";
import { getFirstDateOfWeek } from "@/lib/core/time/week";

const KEY_STEPS_DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Returns the target of a key in the date grid (ARIA practices); null if the key does nothing. */
export function findKeyDate(key: string, date: LocalDate, firstWeekday: number): LocalDate | null {
  const step = KEY_STEPS_DAYS[key];
  if (step !== undefined) return addDays(date, step);
  const start = getFirstDateOfWeek(date, firstWeekday);
  if (key === "Home") return start;
  if (key === "End") return addDays(start, 6);
  if (key === "PageUp") return addMonthsToDate(date, -1);
  if (key === "PageDown") return addMonthsToDate(date, 1);
  return null;
}

/** Returns the same day of another month, or its last day if the month is shorter. */
export function addMonthsToDate(date: LocalDate, months: number): LocalDate {
  const month = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, 1));
  const first = month.toISOString().slice(0, 10) as LocalDate;
  return addDays(first, Math.min(Number(date.slice(8)), countDaysInMonth(first)) - 1);
}
