import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { getOffsetAt } from "@/lib/core/time/zone";
import type { ZonePeriod } from "./zone-periods";

/** The instants at which a wall clock shows a multiple of `minutes` since its midnight. */
export interface Alignment {
  readonly isAligned: (at: Instant) => boolean;
  /** Returns the first such instant at or after `at`. */
  readonly next: (at: Instant) => Instant;
}

/** @param clocks contiguous periods; ascending instants are looked up fastest */
export function buildAlignment(minutes: number, clocks: readonly ZonePeriod[]): Alignment {
  const every = minutes * MINUTE;
  let clock = clocks[0] as ZonePeriod;
  const offset = (at: Instant) => {
    if (at < clock.start || at >= clock.end) clock = clocks.find(({ end }) => at < end) as ZonePeriod;
    return getOffsetAt(clock.zone, at);
  };
  const sinceMidnight = (at: Instant) => {
    const wallTime = at + offset(at);
    return wallTime - Math.floor(wallTime / DAY) * DAY;
  };
  const next = (from: Instant) => {
    let at = from;
    for (let wallTime = sinceMidnight(at); wallTime % every !== 0; wallTime = sinceMidnight(at)) {
      const jump = asInstant(at + Math.min(every - (wallTime % every), DAY - wallTime));
      // If the clocks change on the way, every minute is checked.
      at = offset(jump) === offset(at) ? jump : asInstant(at + MINUTE - (wallTime % MINUTE));
    }
    return at;
  };
  return { isAligned: (at) => sinceMidnight(at) % every === 0, next };
}
