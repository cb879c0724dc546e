import { DAY, type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { offsetAt } from "@/lib/core/time/zone";
import type { Clock } from "./clocks";

/** The instants at which a wall clock shows a multiple of some minutes since its midnight. */
export interface Alignment {
  readonly fits: (at: Instant) => boolean;
  /** The first one from `at` on. */
  readonly next: (at: Instant) => Instant;
}

/** @param clocks without a gap; ascending instants are looked up fastest */
export function alignTo(minutes: number, clocks: readonly Clock[]): Alignment {
  const every = minutes * MINUTE;
  let clock = clocks[0] as Clock;
  const offset = (at: Instant) => {
    if (at < clock.start || at >= clock.end) clock = clocks.find(({ end }) => at < end) as Clock;
    return offsetAt(clock.zone, at);
  };
  const sinceMidnight = (at: Instant) => {
    const wall = at + offset(at);
    return wall - Math.floor(wall / DAY) * DAY;
  };
  const next = (from: Instant) => {
    let at = from;
    for (let wall = sinceMidnight(at); wall % every !== 0; wall = sinceMidnight(at)) {
      const jump = instant(at + Math.min(every - (wall % every), DAY - wall));
      // Where the clocks change on the way, they are looked at every minute.
      at = offset(jump) === offset(at) ? jump : instant(at + MINUTE - (wall % MINUTE));
    }
    return at;
  };
  return { fits: (at) => sinceMidnight(at) % every === 0, next };
}
