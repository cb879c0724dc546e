import { findSlots } from "@/lib/core/slots/find-slots";
import type { HostMatch } from "@/lib/core/slots/host-match";
import { pickNearestStarts } from "@/lib/core/slots/pick-nearest-starts";
import type { Host } from "@/lib/core/slots/schedule";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { PageGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";

const MAX_NEAREST = 3;
const SEARCHED_DAYS = 14;

/** Hosts are read with the meetings of this range, so that a lost time's neighbours are known too. */
export const expandToSearchRange = (from: Instant, to: Instant) => ({
  from: asInstant(from - SEARCHED_DAYS * DAY),
  to: asInstant(to + SEARCHED_DAYS * DAY),
});

interface Search extends PageGrid {
  /** Read for `expandToSearchRange` the lost time. */
  hosts: readonly Host[];
  /** Default: any of them. */
  match?: HostMatch;
  /** Minutes. */
  duration: number;
  now: Instant;
  /** Which starts may be named; without it, all. */
  isLeft?: (start: Instant) => boolean;
}

/** The starts nearest to a lost one at which the hosts are free; none in the past. */
export function findNearestFree(
  { now, match = "any", isLeft = () => true, ...search }: Search,
  lost: Instant,
): Instant[] {
  const reach = (SEARCHED_DAYS - 2) * DAY; // of the meetings that were read, less a slot and its buffers
  const range = { from: asInstant(Math.max(lost - reach, now)), to: asInstant(lost + reach) };
  const free = findSlots({ ...search, match, ...range, now });
  return pickNearestStarts(free.filter(isLeft), lost, MAX_NEAREST);
}
