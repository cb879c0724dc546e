import { findSlots } from "@/lib/core/slots/find-slots";
import { nearestSlots } from "@/lib/core/slots/nearest-slots";
import type { Host } from "@/lib/core/slots/schedule";
import { DAY, type Instant, instant } from "@/lib/core/time/instant";

const MAX_NEAREST = 3;
const SEARCHED_DAYS = 14;

/** Hosts are read with the meetings of this range, so that a lost time's neighbours are known too. */
export const rangeAround = (from: Instant, to: Instant) => ({
  from: instant(from - SEARCHED_DAYS * DAY),
  to: instant(to + SEARCHED_DAYS * DAY),
});

interface Search {
  /** Read for `rangeAround` the lost time. */
  hosts: readonly Host[];
  /** Minutes. */
  duration: number;
  now: Instant;
}

/** The starts nearest to a lost one at which one of the hosts is free; none in the past. */
export function nearestFree({ hosts, duration, now }: Search, lost: Instant): Instant[] {
  const reach = (SEARCHED_DAYS - 2) * DAY; // of the meetings that were read, less a slot and its buffers
  const range = { from: instant(Math.max(lost - reach, now)), to: instant(lost + reach) };
  return nearestSlots(findSlots({ hosts, match: "any", duration, ...range, now }), lost, MAX_NEAREST);
}
