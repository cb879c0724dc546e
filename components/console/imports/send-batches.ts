import type { EntryResult, ImportPlan, RowValues } from "./import-plan";
import { type RetryWait, sendWithRetry } from "./send-with-retry";

/** As many as the API takes at once. */
const BATCH_ROWS = 100;

interface Batches {
  plan: ImportPlan;
  values: readonly RowValues[];
  /** The first row that is to be sent. */
  from: number;
  /** Id of the import, part of each idempotency key; null: a dry run. */
  run: string | null;
  signal: AbortSignal;
  onWait: (wait: RetryWait | null) => void;
  onAnswer: (first: number, results: EntryResult[]) => void;
}

/** Batches always hold the same rows, so that one that is sent again is known by its key. False where it was halted. */
export async function sendBatches(batches: Batches): Promise<boolean> {
  const { plan, values, from, run, signal, onWait, onAnswer } = batches;
  for (let first = from; first < values.length; first += BATCH_ROWS) {
    const entries = values.slice(first, first + BATCH_ROWS).map(plan.toEntry);
    const key = run && `import-${run}-${first}`;
    const results = await sendWithRetry(() => plan.send(entries, { dryRun: run === null, key }), {
      signal,
      onWait,
    });
    if (!results) return false;
    onAnswer(first, results);
  }
  return true;
}
