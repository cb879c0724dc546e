import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";

/** As in the live organisations: each night, in UTC. */
const TIME_OF_DAY = 3 * HOUR + 17 * MINUTE;

/**
 * The last night's time up to `now`. That one is enough for all before it: between two steps of a sandbox nobody could see
 * what was removed when.
 */
export const deriveLastRetentionRun = (now: Instant): Instant =>
  asInstant(Math.floor((now - TIME_OF_DAY) / DAY) * DAY + TIME_OF_DAY);
