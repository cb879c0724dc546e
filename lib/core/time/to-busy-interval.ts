import type { Interval } from "./interval";
import { toWholeDays } from "./to-whole-days";
import { getStartOfDay } from "./zone";

/**
 * Returns the time that a date of an event occupies. Whole days run from midnight to midnight in the event's zone, so
 * that busy time is on the same days as in the page, the mail and the calendar file.
 */
export function toBusyInterval(date: Interval & { allDay: boolean }, eventZone: string): Interval {
  if (!date.allDay) return { start: date.start, end: date.end };
  const { first, after } = toWholeDays(date, eventZone);
  return { start: getStartOfDay(eventZone, first), end: getStartOfDay(eventZone, after) };
}
