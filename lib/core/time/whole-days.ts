import { DAY, type Instant } from "./instant";
import type { Interval } from "./interval";
import { addDays, type LocalDate } from "./local-date";
import { localDateAt, startOfDay } from "./zone";

/**
 * The days of a date without times: of the event's zone and nobody else's. Many calling programs send days as
 * midnights of UTC whatever the zone is; then those are meant, so that no day slides.
 */
export function wholeDays(
  { start, end }: Interval,
  eventZone: string,
): { first: LocalDate; last: LocalDate; after: LocalDate } {
  const first = localDateAt(startsInUtc(start, eventZone) ? "UTC" : eventZone, start);
  // Where the clocks change, a day has 23 or 25 hours.
  const after = addDays(first, Math.max(1, Math.round((end - start) / DAY)));
  return { first, last: addDays(after, -1), after };
}

const startsInUtc = (start: Instant, eventZone: string): boolean =>
  start % DAY === 0 && startOfDay(eventZone, localDateAt(eventZone, start)) !== start;
