const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** A process that has lived for so long was not ended by its own beginning. */
const SOUND_LIFE_MS = 60_000;

/**
 * How long to wait before a process that has ended is begun again: twice as long each time that one did not live for a
 * minute, so that a fault which each of them meets at once keeps no machine busy. `failures` were counted before.
 */
export function computeRestartDelay(
  failures: number,
  livedMs: number,
): { delayMs: number; failures: number } {
  const counted = livedMs >= SOUND_LIFE_MS ? 0 : failures;
  return { delayMs: Math.min(FIRST_DELAY_MS * 2 ** counted, MAX_DELAY_MS), failures: counted + 1 };
}
