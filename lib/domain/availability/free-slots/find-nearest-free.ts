import { findSlots } from "@/lib/core/slots/find-slots";
import type { HostMatch } from "@/lib/core/slots/host-match";
import { pickNearestStarts } from "@/lib/core/slots/pick-nearest-starts";
import type { Host } from "@/lib/core/slots/schedule";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { PageGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";

const MAX_NEAREST = 3;
const SEARCHED_DAYS = 14;

/** Returns the range for which to load hosts, wide enough for the search around a lost time. */
export const expandToSearchRange = (from: Instant, to: Instant) => ({
  from: asInstant(from - SEARCHED_DAYS * DAY),
  to: asInstant(to + SEARCHED_DAYS * DAY),
});

interface Search extends PageGrid {
  /** Loaded for the range that `expandToSearchRange` returns for the lost time. */
  hosts: readonly Host[];
  /** Default: "any". */
  match?: HostMatch;
  duration: number;
  now: Instant;
  /** Filters the starts; default: all pass. */
  isAllowed?: (start: Instant) => boolean;
}

/** Returns the free starts that are nearest to a lost one; none in the past. */
export function findNearestFree(
  { now, match = "any", isAllowed = () => true, ...search }: Search,
  lost: Instant,
): Instant[] {
  const reach = (SEARCHED_DAYS - 2) * DAY; // the loaded range less a slot and its buffers
  const range = { from: asInstant(Math.max(lost - reach, now)), to: asInstant(lost + reach) };
  const free = findSlots({ ...search, match, ...range, now });
  return pickNearestStarts(free.filter(isAllowed), lost, MAX_NEAREST);
}
