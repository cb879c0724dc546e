import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";

const SECOND_MS = 1000;

/** How long after each failed try the next one follows: 12 tries in about five days. */
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

/** How far a receiver can put us off. */
const MAX_RETRY_AFTER_MS = DAY;

/** Up to this much later, so that those who failed together do not come back together. */
const JITTER_FRACTION = 0.1;

/**
 * When to try again after `tries` failures; null: no more. A receiver may ask for later, never for sooner.
 * `random` is from 0 to 1; `retryAfter` in milliseconds.
 */
export function computeNextAttempt(
  tries: number,
  now: Instant,
  { retryAfter, random }: { retryAfter: number | null; random: number },
): Instant | null {
  const delay = RETRY_DELAYS_MS[tries - 1];
  if (delay === undefined) return null;
  const wanted = Math.min(retryAfter ?? 0, MAX_RETRY_AFTER_MS);
  return asInstant(Math.round(now + Math.max(delay, wanted) * (1 + JITTER_FRACTION * random)));
}

/** Milliseconds that a Retry-After header (RFC 9110) asks to wait: seconds, or a date. */
export function parseRetryAfter(header: string | undefined, now: Instant): number | null {
  const text = header?.trim();
  if (!text) return null;
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  const date = /^[A-Za-z]{3,9}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
