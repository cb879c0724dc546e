import type { Interval } from "./interval";
import { toWholeDays } from "./to-whole-days";
import { getStartOfDay } from "./zone";

/**
 * The time that a date of an event takes of people: whole days from midnight to midnight on the clocks of the event's
 * zone, so that busy time is on the same days as the page, the mail and the calendar file say.
 */
export function toBusyInterval(date: Interval & { allDay: boolean }, eventZone: string): Interval {
  if (!date.allDay) return { start: date.start, end: date.end };
  const { first, after } = toWholeDays(date, eventZone);
  return { start: getStartOfDay(eventZone, first), end: getStartOfDay(eventZone, after) };
}
