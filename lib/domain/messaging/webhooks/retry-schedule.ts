import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";

const SECOND_MS = 1000;

/** Delays after each failed attempt: 12 attempts in about five days. */
const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  8 * HOUR,
  24 * HOUR,
  36 * HOUR,
  48 * HOUR,
];

/** Longest delay that a receiver may request. */
const MAX_RETRY_AFTER_MS = DAY;

/** Jitter spreads deliveries that failed together. */
const JITTER_FRACTION = 0.1;

/**
 * Returns the time of the next attempt after `tries` failures; null after the last. A receiver may postpone
 * it, but not advance it. `random` is between 0 and 1; `retryAfter` is in milliseconds.
 */
export function computeNextAttempt(
  tries: number,
  now: Instant,
  { retryAfter, random }: { retryAfter: number | null; random: number },
): Instant | null {
  const delay = RETRY_DELAYS_MS[tries - 1];
  if (delay === undefined) return null;
  const requestedMs = Math.min(retryAfter ?? 0, MAX_RETRY_AFTER_MS);
  return asInstant(Math.round(now + Math.max(delay, requestedMs) * (1 + JITTER_FRACTION * random)));
}
