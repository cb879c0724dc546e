"use client";
import { type Dispatch, useEffect, useMemo, useRef } from "react";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { findDuplicateRows } from "./find-duplicate-rows";
import type { EntryResult, ImportPlan, RowValues } from "./import-plan";
import { type ImportProgress, storeImportProgress } from "./import-progress";
import type { ImportAction } from "./import-state";
import { sendBatches } from "./send-batches";
import { toEntryOutcome } from "./to-entry-outcome";

/** Sends rows, and stores the progress if they are written; resolves to true if all were sent. */
export function useSendRows(
  plan: ImportPlan,
  values: readonly RowValues[],
  dispatch: Dispatch<ImportAction>,
) {
  const t = useText();
  const twice = useMemo(() => findDuplicateRows(plan, values), [plan, values]);
  const halting = useRef(new AbortController());
  useEffect(() => () => halting.current.abort(), []);

  const send = async (from: number, progress: ImportProgress | null): Promise<boolean> => {
    halting.current = new AbortController();
    const onResults = (first: number, results: EntryResult[]) => {
      const outcomes = results.map((result, index) => {
        const row = first + index;
        const earlier = twice.get(row);
        return toEntryOutcome(result, { plan, values: values[row] ?? {}, earlier, dryRun: !progress, t });
      });
      dispatch({ type: "answer", first, outcomes });
      if (!progress) return;
      progress.done = first + results.length;
      storeImportProgress(plan.name, progress);
    };
    try {
      const sent = await sendBatches({
        plan,
        values,
        from,
        run: progress?.id ?? null,
        signal: halting.current.signal,
        onWait: (wait) => dispatch({ type: "wait", wait }),
        onResults,
      });
      dispatch({ type: sent ? "complete" : "halt" });
      return sent;
    } catch (error) {
      dispatch({ type: "fail", failure: describeError(error, t) });
      return false;
    }
  };

  return { send, halt: () => halting.current.abort() };
}
