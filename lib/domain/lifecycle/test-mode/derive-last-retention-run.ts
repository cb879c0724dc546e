import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";

/** Daily in UTC, as in live organisations. */
const TIME_OF_DAY = 3 * HOUR + 17 * MINUTE;

/**
 * Derives the last nightly run up to `now`. One run covers all earlier ones: between two steps of a sandbox no client
 * can see the difference.
 */
export const deriveLastRetentionRun = (now: Instant): Instant =>
  asInstant(Math.floor((now - TIME_OF_DAY) / DAY) * DAY + TIME_OF_DAY);
