import { addCalendarDays } from "./events/days/calendar-days";
import { parseDatetimeLocal } from "./to-datetime-local";

/** Returns the instant at which a day, `2031-03-10`, begins on the clocks of the zone; null if it is no day. */
export const findDayStart = (timeZone: string, day: string): Date | null =>
  parseDatetimeLocal(timeZone, `${day}T00:00`);

/** Returns the instant at which the next day begins; null if it is no day. */
export const findDayEnd = (timeZone: string, day: string): Date | null =>
  findDayStart(timeZone, day) && findDayStart(timeZone, addCalendarDays(day, 1));

/** Builds the filter of a list by its first and last day; each is absent if it is no day. */
export function buildDayRange(timeZone: string, from = "", to = "") {
  const since = findDayStart(timeZone, from)?.toISOString();
  const until = findDayEnd(timeZone, to)?.toISOString();
  return { ...(since && { since }), ...(until && { until }) };
}

/** Returns true if the day has not ended yet. */
export const isDayAhead = (timeZone: string, day: string): boolean =>
  (findDayEnd(timeZone, day)?.getTime() ?? 0) > Date.now();
