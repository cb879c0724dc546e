import { addMonths } from "@/lib/core/time/add-months";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { getFirstDateOfWeek } from "@/lib/core/time/week";

const KEY_STEPS_DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Returns the target of a key in the date grid (ARIA practices); null if the key does nothing. */
export function findKeyDate(key: string, date: LocalDate, firstWeekday: number): LocalDate | null {
  const step = KEY_STEPS_DAYS[key];
  if (step !== undefined) return addDays(date, step);
  const start = getFirstDateOfWeek(date, firstWeekday);
  if (key === "Home") return start;
  if (key === "End") return addDays(start, 6);
  if (key === "PageUp") return addMonths(date, -1);
  if (key === "PageDown") return addMonths(date, 1);
  return null;
}
