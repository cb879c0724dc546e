const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** A process that has run for this long did not fail on start. */
const SOUND_LIFE_MS = 60_000;

/**
 * Returns the delay before a process is restarted: it doubles each time one did not run for a minute, so that a
 * permanent error does not keep the machine busy. `failures` were counted before.
 */
export function computeRestartDelay(
  failures: number,
  livedMs: number,
): { delayMs: number; failures: number } {
  const counted = livedMs >= SOUND_LIFE_MS ? 0 : failures;
  return { delayMs: Math.min(FIRST_DELAY_MS * 2 ** counted, MAX_DELAY_MS), failures: counted + 1 };
}
