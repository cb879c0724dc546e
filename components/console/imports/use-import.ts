"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useReducer, useRef } from "react";
import { matchColumns } from "@/lib/core/text/match-columns";
import type { ImportPlan, RowValues } from "./import-plan";
import {
  clearImportProgress,
  type ImportProgress,
  loadImportProgress,
  storeImportProgress,
} from "./import-progress";
import { createImportState, reduceImport } from "./import-state";
import type { ImportTable } from "./parse-table";
import { useSendRows } from "./use-send-rows";

export type ImportController = ReturnType<typeof useImport>;

/** Holds the state of an import: the columns, the preview, the outcomes. */
export function useImport(plan: ImportPlan, table: ImportTable) {
  const queries = useQueryClient();
  const before = useMemo(() => {
    const stored = loadImportProgress(plan.name);
    return stored?.print === table.print ? stored : null;
  }, [plan.name, table]);
  const [state, dispatch] = useReducer(reduceImport, null, () =>
    createImportState(before?.columns ?? matchColumns(table.columns, plan.fields), table.rows.length),
  );
  const { columns } = state;
  const values = useMemo(() => mapRowValues(table, columns), [table, columns]);
  const { send, halt } = useSendRows(plan, values, dispatch);
  const run = useRef<ImportProgress | null>(before);

  const check = () => {
    const from = before?.done ?? 0; // the API would reject imported rows as duplicates
    dispatch({ type: "check", from });
    return send(from, null);
  };

  const start = async () => {
    const { print, name } = table;
    run.current ??= { id: generateRunId(), print, name, columns, done: 0, all: values.length };
    dispatch({ type: "start", from: run.current.done });
    storeImportProgress(plan.name, run.current);
    if (await send(run.current.done, run.current)) {
      clearImportProgress(plan.name);
      run.current = null;
    }
    void queries.invalidateQueries({ queryKey: plan.invalidate });
  };

  return { state, dispatch, values, check, start, halt };
}

/** `randomUUID` requires a secure context. */
const generateRunId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/** Maps each row's values to fields; columns without a field are left out. */
function mapRowValues(table: ImportTable, columns: readonly (string | null)[]): RowValues[] {
  const chosen = columns.flatMap((field, index) => (field ? [[field, index] as const] : []));
  return table.rows.map((row) => {
    const entry: Record<string, string> = {};
    for (const [field, index] of chosen) entry[field] = (row[index] ?? "").trim();
    return entry;
  });
}
