import { asInstant, type Instant } from "@/lib/core/time/instant";
import { getWorkContext, type SandboxClock } from "@/lib/platform/work/work-context";

/** Returns the time that this clock shows. */
export const getClockTime = ({ at, runningSince }: SandboxClock): Instant =>
  asInstant(runningSince === null ? at : at + Date.now() - runningSince);

/**
 * Returns the time of the current work's tenant: the world's, or the sandbox's. Code about the world itself
 * (sessions, limits, signatures, durations) uses `Date.now()`.
 */
export function readClock(): Instant {
  const clock = getWorkContext()?.clock;
  return clock ? getClockTime(clock) : asInstant(Date.now());
}

/** Converts a time read before the tenant was known: in a sandbox it becomes the sandbox's time. */
export const toWorkTime = (now: Instant): Instant => (getWorkContext()?.clock ? readClock() : now);
