"use client";
import { type Dispatch, useEffect, useMemo, useRef } from "react";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { findTwice } from "./find-twice";
import type { EntryResult, ImportPlan, RowValues } from "./import-plan";
import type { ImportAction } from "./import-state";
import { keepProgress, type Progress } from "./progress";
import { readOutcome } from "./read-outcome";
import { sendBatches } from "./send-batches";

/** Sends rows, to be written where there is progress to keep; tells whether all of them were sent. */
export function useSending(plan: ImportPlan, values: readonly RowValues[], dispatch: Dispatch<ImportAction>) {
  const t = useText();
  const twice = useMemo(() => findTwice(plan, values), [plan, values]);
  const halting = useRef(new AbortController());
  useEffect(() => () => halting.current.abort(), []);

  const send = async (from: number, progress: Progress | null): Promise<boolean> => {
    halting.current = new AbortController();
    const onAnswer = (first: number, results: EntryResult[]) => {
      const outcomes = results.map((result, index) => {
        const row = first + index;
        const earlier = twice.get(row);
        return readOutcome(result, { plan, values: values[row] ?? {}, earlier, dryRun: !progress, t });
      });
      dispatch({ type: "answer", first, outcomes });
      if (!progress) return;
      progress.done = first + results.length;
      keepProgress(plan.name, progress);
    };
    try {
      const sent = await sendBatches({
        plan,
        values,
        from,
        run: progress?.id ?? null,
        signal: halting.current.signal,
        onWait: (wait) => dispatch({ type: "wait", wait }),
        onAnswer,
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
