import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { answerDays, FREE_DAY, NO_DAYS, refuseOverlaps, type StoredDays, storeDay } from "./days";
import type { WeekInput } from "./schema";

/** The list as given, in which days that are left out are free. `pointer` leads to the list in the body. */
export const replaceWeeks = (
  before: readonly StoredDays[],
  given: readonly WeekInput[],
  zone: string,
  pointer: string,
): StoredDays[] =>
  given.map(({ days }, index) => {
    const known = before[index] ?? NO_DAYS;
    const entries = WEEKDAYS.map((day) => {
      const at = `${pointer}/${index}/days/${day}`;
      const stored = days[day] ? storeDay(days[day], known[day], zone, at) : FREE_DAY;
      refuseOverlaps(stored.slots, at);
      return [day, stored];
    });
    return Object.fromEntries(entries) as StoredDays;
  });

export const answerWeeks = (weeks: readonly StoredDays[], zone: string) =>
  weeks.map((days) => ({ days: answerDays(days, zone) }));
