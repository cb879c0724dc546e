import { asInstant, type Instant } from "@/lib/core/time/instant";
import { getWorkContext, type SandboxClock } from "@/lib/platform/work/work-context";

/** Which time this clock shows. */
export const getClockTime = ({ at, runsSince }: SandboxClock): Instant =>
  asInstant(runsSince === null ? at : at + Date.now() - runsSince);

/**
 * Which time it is for whom the present work is done: the world's, but for a sandbox. Whatever concerns the world itself
 * (who is signed in, limits, signatures, how long something took) asks `Date.now()`.
 */
export function readClock(): Instant {
  const clock = getWorkContext()?.clock;
  return clock ? getClockTime(clock) : asInstant(Date.now());
}

/** What was read before it was known for whom the work is: in a sandbox, its own time. */
export const toWorkTime = (now: Instant): Instant => (getWorkContext()?.clock ? readClock() : now);
