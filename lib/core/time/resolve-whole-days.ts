import { asInstant, DAY, type Instant } from "./instant";
import type { Interval } from "./interval";
import { addDays, type LocalDate } from "./local-date";

export interface WholeDays {
  first: LocalDate;
  last: LocalDate;
  /** The day after the last. */
  after: LocalDate;
}

/**
 * Returns the days of a date without times, in the event's zone. Many clients send days as UTC midnights in any zone;
 * these stay the same days.
 * @param dateAt an argument, because browsers have a lighter way than the server's table of offsets
 */
export function resolveWholeDays(
  { start, end }: Interval,
  eventZone: string,
  dateAt: (zone: string, at: Instant) => LocalDate,
): WholeDays {
  const inZone = dateAt(eventZone, start);
  const isMidnightInZone = dateAt(eventZone, asInstant(start - 1)) !== inZone;
  const first = start % DAY === 0 && !isMidnightInZone ? dateAt("UTC", start) : inZone;
  // A day with a clock change has 23 or 25 hours.
  const after = addDays(first, Math.max(1, Math.round((end - start) / DAY)));
  return { first, last: addDays(after, -1), after };
}
