import type { EntryResult, ImportPlan, RowValues } from "./import-plan";
import { type RetryWait, sendWithRetry } from "./send-with-retry";

/** The API's maximal batch size. */
const BATCH_ROWS = 100;

interface Batches {
  plan: ImportPlan;
  values: readonly RowValues[];
  /** The first row to send. */
  from: number;
  /** The id of the import, part of each idempotency key; null for a dry run. */
  run: string | null;
  signal: AbortSignal;
  onWait: (wait: RetryWait | null) => void;
  onResults: (first: number, results: EntryResult[]) => void;
}

/**
 * Sends rows in batches with fixed limits, so that a repeated batch has the same idempotency key. Resolves to false
 * if stopped.
 */
export async function sendBatches(batches: Batches): Promise<boolean> {
  const { plan, values, from, run, signal, onWait, onResults } = batches;
  for (let first = from; first < values.length; first += BATCH_ROWS) {
    const entries = values.slice(first, first + BATCH_ROWS).map(plan.toEntry);
    const key = run && `import-${run}-${first}`;
    const results = await sendWithRetry(() => plan.send(entries, { dryRun: run === null, key }), {
      signal,
      onWait,
    });
    if (!results) return false;
    onResults(first, results);
  }
  return true;
}
