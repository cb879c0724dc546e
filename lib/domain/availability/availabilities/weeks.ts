import { WEEKDAYS } from "@/lib/core/time/weekdays";
import {
  assertNoSlotOverlap,
  buildDayHours,
  CLOSED_DAY,
  CLOSED_WEEK,
  type StoredDays,
  serializeDays,
} from "./days";
import type { WeekHoursInput } from "./schema";

/**
 * Returns the new list of weeks; days without an entry are closed. `pointer` leads to the list in the body.
 */
export const replaceWeeks = (
  before: readonly StoredDays[],
  inputs: readonly WeekHoursInput[],
  zone: string,
  pointer: string,
): StoredDays[] =>
  inputs.map(({ days }, index) => {
    const known = before[index] ?? CLOSED_WEEK;
    const entries = WEEKDAYS.map((day) => {
      const at = `${pointer}/${index}/days/${day}`;
      const stored = days[day] ? buildDayHours(days[day], known[day], zone, at) : CLOSED_DAY;
      assertNoSlotOverlap(stored.slots, at);
      return [day, stored];
    });
    return Object.fromEntries(entries) as StoredDays;
  });

export const serializeWeeks = (weeks: readonly StoredDays[], zone: string) =>
  weeks.map((days) => ({ days: serializeDays(days, zone) }));
