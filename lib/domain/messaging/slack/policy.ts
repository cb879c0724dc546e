const MAX_DELAY_SECONDS = 3600;

/** Seconds until the next attempt: what Slack asks for, or else growing delays. */
export const deriveSlackRetrySeconds = (attempts: number, wanted: number | null): number =>
  Math.min(MAX_DELAY_SECONDS, Math.max(1, wanted ?? 10 * 2 ** Math.min(attempts, 9)));
