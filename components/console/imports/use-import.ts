"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { faultText } from "../form/fault-text";
import { sentenceOf } from "../problem-error";
import { useText } from "../texts";
import { guessColumns } from "./guess-columns";
import type { EntryResult, ImportPlan, Values } from "./import-plan";
import { forgetProgress, keepProgress, type Progress, readProgress } from "./progress";
import type { Table } from "./read-table";
import { sendPatiently, type Wait } from "./send-patiently";

export interface Outcome {
  kind: "create" | "exists" | "update" | "wrong";
  /** What is wrong in which field; without one, with the row. */
  faults: { field: string | null; text: string }[];
  doubt: string | null;
  extra: string | null;
}

type Stage = "columns" | "checking" | "checked" | "running" | "stopped" | "finished";

/** As many as the API takes at once. */
const BATCH = 100;

/** One file on its way: which column is what, what would happen, what has happened. */
export function useImport(plan: ImportPlan, table: Table) {
  const t = useText();
  const queries = useQueryClient();
  const before = useMemo(() => {
    const kept = readProgress(plan.name);
    return kept?.print === table.print ? kept : null;
  }, [plan.name, table]);
  const [columns, setColumns] = useState(() => before?.columns ?? guessColumns(table.columns, plan.fields));
  const [stage, setStage] = useState<Stage>("columns");
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState(0);
  // Written batch by batch, drawn once for each: a copy of 50,000 rows for every batch would be felt.
  const outcomes = useRef<(Outcome | undefined)[]>([]);
  const run = useRef<Progress | null>(before);
  const [wait, setWait] = useState<Wait | null>(null);
  const halt = useRef(new AbortController());
  useEffect(() => () => halt.current.abort(), []);

  const values = useMemo(() => {
    const chosen = columns.flatMap((field, index) => (field ? [[field, index] as const] : []));
    return table.rows.map((row): Values => {
      const entry: Record<string, string> = {};
      for (const [field, index] of chosen) entry[field] = (row[index] ?? "").trim();
      return entry;
    });
  }, [table, columns]);
  const twice = useMemo(() => findTwice(plan, values), [plan, values]);
  const missing = plan.fields.filter(({ name, required }) => required && !columns.includes(name));

  const note = (first: number, results: EntryResult[]) => {
    for (const [index, result] of results.entries()) {
      const row = first + index;
      outcomes.current[row] = {
        kind: result.status === 201 ? "create" : result.status === 200 ? plan.existing : "wrong",
        faults: faultsOf(row, result),
        doubt: result.status < 300 ? plan.doubtOf(values[row] ?? {}, result) : null,
        extra: result.extra,
      };
    }
  };
  const faultsOf = (row: number, { status, faults, detail }: EntryResult): Outcome["faults"] => {
    if (status < 300) return [];
    const other = twice.get(row);
    if (other) return [{ field: other.field, text: t("imports.twice", { row: other.row + 2 }) }];
    const named = faults.map(({ pointer, code }) => ({ field: plan.fieldOf(pointer), text: sayFault(code) }));
    return named.length > 0 ? named : [{ field: null, text: detail ?? t("errors.invalid") }];
  };
  const sayFault = (code: string) =>
    code === "unknown_address" ? t("imports.unknownAddress") : faultText(code, t);

  /** Batches always hold the same rows, so that one that is sent again is known by its key. False where it was halted. */
  const sendFrom = async (
    start: number,
    dryRun: boolean,
    after: (next: number) => void,
  ): Promise<boolean> => {
    halt.current = new AbortController();
    const { signal } = halt.current;
    for (let first = start; first < values.length; ) {
      const some = values.slice(first, first + BATCH).map(plan.entryOf);
      const key = dryRun ? null : `import-${run.current?.id}-${first}`;
      const results = await sendPatiently(() => plan.send(some, { dryRun, key }), {
        signal,
        onWait: setWait,
      });
      if (!results) return false;
      note(first, results);
      first += some.length;
      setDone(first);
      after(first);
    }
    return true;
  };

  const check = async () => {
    setStage("checking");
    setFailure(null);
    const start = before?.done ?? 0; // what was imported already would be refused for being there
    setDone(start);
    try {
      // Twice in the file is seen by us: each batch of a dry run forgets the one before.
      if (!(await sendFrom(start, true, () => undefined))) return setStage("columns");
      for (const [row, other] of twice) {
        const text = t("imports.twice", { row: other.row + 2 });
        const outcome = outcomes.current[row];
        if (outcome && row >= start)
          outcomes.current[row] = { ...outcome, kind: "wrong", faults: [{ field: other.field, text }] };
      }
      setStage("checked");
    } catch (error) {
      setFailure(sentenceOf(error, t));
      setStage("columns");
    }
  };

  const start = async () => {
    run.current ??= {
      id: newRunId(),
      print: table.print,
      name: table.name,
      columns,
      done: 0,
      all: values.length,
    };
    const progress = run.current;
    setDone(progress.done);
    setStage("running");
    setFailure(null);
    keepProgress(plan.name, progress);
    try {
      const sent = await sendFrom(progress.done, false, (next) => {
        progress.done = next;
        keepProgress(plan.name, progress);
      });
      if (!sent) return setStage("stopped");
      forgetProgress(plan.name);
      run.current = null;
      setStage("finished");
    } catch (error) {
      setFailure(sentenceOf(error, t));
      setStage("stopped");
    } finally {
      void queries.invalidateQueries({ queryKey: plan.invalidate });
    }
  };

  return {
    columns,
    setColumn: (index: number, field: string | null) =>
      setColumns((now) =>
        now.map((one, at) => (at === index ? field : one === field && field !== null ? null : one)),
      ),
    stage,
    back: () => setStage("columns"),
    failure,
    done,
    wait,
    values,
    missing,
    outcomes: outcomes.current,
    check,
    start,
    halt: () => halt.current.abort(),
  };
}

/** Not `randomUUID`, which plain http has not. */
const newRunId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/** Later rows that have the same as an earlier one, where that may not be. */
function findTwice(plan: ImportPlan, values: readonly Values[]) {
  const twice = new Map<number, { row: number; field: string }>();
  for (const { name, unique } of plan.fields) {
    if (!unique) continue;
    const seen = new Map<string, number>();
    for (const [row, entry] of values.entries()) {
      const value = entry[name]?.toLowerCase();
      if (!value) continue;
      const earlier = seen.get(value);
      if (earlier === undefined) seen.set(value, row);
      else twice.set(row, { row: earlier, field: name });
    }
  }
  return twice;
}
