import { findSlots } from "@/lib/core/slots/find-slots";
import type { Match } from "@/lib/core/slots/match";
import { nearestSlots } from "@/lib/core/slots/nearest-slots";
import type { Host } from "@/lib/core/slots/schedule";
import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import type { Grid } from "@/lib/domain/booking-pages/bookpages/page-rules";

const MAX_NEAREST = 3;
const SEARCHED_DAYS = 14;

/** Hosts are read with the meetings of this range, so that a lost time's neighbours are known too. */
export const rangeAround = (from: Instant, to: Instant) => ({
  from: instant(from - SEARCHED_DAYS * DAY),
  to: instant(to + SEARCHED_DAYS * DAY),
});

interface Search extends Grid {
  /** Read for `rangeAround` the lost time. */
  hosts: readonly Host[];
  /** Default: any of them. */
  match?: Match;
  /** Minutes. */
  duration: number;
  now: Instant;
  /** Which starts may be named; without it, all. */
  isLeft?: (start: Instant) => boolean;
}

/** The starts nearest to a lost one at which the hosts are free; none in the past. */
export function nearestFree(
  { now, match = "any", isLeft = () => true, ...search }: Search,
  lost: Instant,
): Instant[] {
  const reach = (SEARCHED_DAYS - 2) * DAY; // of the meetings that were read, less a slot and its buffers
  const range = { from: instant(Math.max(lost - reach, now)), to: instant(lost + reach) };
  const free = findSlots({ ...search, match, ...range, now });
  return nearestSlots(free.filter(isLeft), lost, MAX_NEAREST);
}
