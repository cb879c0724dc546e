"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useReducer, useRef } from "react";
import { guessColumns } from "./guess-columns";
import type { ImportPlan } from "./import-plan";
import { beginImport, reduceImport } from "./import-state";
import { forgetProgress, keepProgress, type Progress, readProgress } from "./progress";
import type { Table } from "./read-table";
import { readValues } from "./read-values";
import { useSending } from "./use-sending";

export type Import = ReturnType<typeof useImport>;

/** One file on its way: which column is what, what would happen, what has happened. */
export function useImport(plan: ImportPlan, table: Table) {
  const queries = useQueryClient();
  const before = useMemo(() => {
    const kept = readProgress(plan.name);
    return kept?.print === table.print ? kept : null;
  }, [plan.name, table]);
  const [state, dispatch] = useReducer(reduceImport, null, () =>
    beginImport(before?.columns ?? guessColumns(table.columns, plan.fields), table.rows.length),
  );
  const { columns } = state;
  const values = useMemo(() => readValues(table, columns), [table, columns]);
  const { send, halt } = useSending(plan, values, dispatch);
  const run = useRef<Progress | null>(before);

  const check = () => {
    const from = before?.done ?? 0; // rows that are imported already would now be refused as duplicates
    dispatch({ type: "check", from });
    return send(from, null);
  };

  const start = async () => {
    const { print, name } = table;
    run.current ??= { id: newRunId(), print, name, columns, done: 0, all: values.length };
    dispatch({ type: "start", from: run.current.done });
    keepProgress(plan.name, run.current);
    if (await send(run.current.done, run.current)) {
      forgetProgress(plan.name);
      run.current = null;
    }
    void queries.invalidateQueries({ queryKey: plan.invalidate });
  };

  return { state, dispatch, values, check, start, halt };
}

/** Not `randomUUID`, which plain http has not. */
const newRunId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
