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
 * The days of a date without times: of the event's zone and nobody else's. Many calling programs send days as
 * midnights of UTC whatever the zone is; then those are meant, so that no day slides.
 * @param dateAt an argument, because browsers have a lighter way than the server's table of offsets
 */
export function resolveWholeDays(
  { start, end }: Interval,
  eventZone: string,
  dateAt: (zone: string, at: Instant) => LocalDate,
): WholeDays {
  const inZone = dateAt(eventZone, start);
  const beginsThere = dateAt(eventZone, asInstant(start - 1)) !== inZone;
  const first = start % DAY === 0 && !beginsThere ? dateAt("UTC", start) : inZone;
  // Where the clocks change, a day has 23 or 25 hours.
  const after = addDays(first, Math.max(1, Math.round((end - start) / DAY)));
  return { first, last: addDays(after, -1), after };
}
