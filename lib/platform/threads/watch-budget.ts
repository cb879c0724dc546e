import { readProcessorTime } from "./processor-time";

/**
 * Work that waits instead of computing ends after this many times its budget, as does computing work on a machine
 * that busy.
 */
const WAITING_FACTOR = 20;

/** If the system does not report processor time, a thread is assumed to get this share of a processor. */
const ASSUMED_SHARE = 1 / 4;

const MIN_CHECK_MS = 10;

/**
 * Calls `onSpent` once a thread has used this much processor time. A busy machine delays work without making it
 * longer, so wall-clock time does not count.
 * @param task the thread's name, as `findThreadTask` finds it
 * @returns ends the watch
 */
export function watchBudget(task: string | null, budgetMs: number, onSpent: () => void): () => void {
  const startedAt = performance.now();
  const usedBefore = readProcessorTime(task);
  const readSpent = () => {
    const used = readProcessorTime(task);
    const waited = performance.now() - startedAt;
    const spent = used === null || usedBefore === null ? waited * ASSUMED_SHARE : used - usedBefore;
    return Math.max(spent, waited / WAITING_FACTOR);
  };
  const check = () => {
    const remaining = budgetMs - readSpent();
    if (remaining <= 0) onSpent();
    else timer = setTimeout(check, Math.max(remaining, MIN_CHECK_MS));
  };
  let timer = setTimeout(check, budgetMs);
  return () => clearTimeout(timer);
}
