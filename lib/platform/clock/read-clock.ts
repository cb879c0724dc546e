import { type Instant, instant } from "@/lib/core/time/instant";
import { type Clock, currentWork } from "@/lib/platform/work/current-work";

/** Which time this clock shows. */
export const tellTime = ({ at, runsSince }: Clock): Instant =>
  instant(runsSince === null ? at : at + Date.now() - runsSince);

/**
 * Which time it is for whom the present work is done: the world's, but for a sandbox. Whatever concerns the world itself
 * (who is signed in, limits, signatures, how long something took) asks `Date.now()`.
 */
export function readClock(): Instant {
  const clock = currentWork()?.clock;
  return clock ? tellTime(clock) : instant(Date.now());
}

/** What was read before it was known for whom the work is: in a sandbox, its own time. */
export const toOwnTime = (now: Instant): Instant => (currentWork()?.clock ? readClock() : now);
