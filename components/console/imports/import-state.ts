import type { RetryWait } from "./send-with-retry";
import type { EntryOutcome } from "./to-entry-outcome";

export type ImportStage = "columns" | "checking" | "checked" | "running" | "stopped" | "finished";

export interface ImportState {
  stage: ImportStage;
  /** The field of each column. */
  columns: readonly (string | null)[];
  /** The known outcomes by row. */
  outcomes: readonly (EntryOutcome | undefined)[];
  /** The number of rows with a response. */
  done: number;
  wait: RetryWait | null;
  failure: string | null;
}

export type ImportAction =
  | { type: "choose"; column: number; field: string | null }
  | { type: "check" | "start"; from: number }
  | { type: "wait"; wait: RetryWait | null }
  | { type: "answer"; first: number; outcomes: readonly EntryOutcome[] }
  | { type: "complete" | "halt" | "back" }
  | { type: "fail"; failure: string };

/** The next stage after all rows were sent, or after sending stops early. */
const NEXT_STAGE: Partial<Record<ImportStage, { complete: ImportStage; halt: ImportStage }>> = {
  checking: { complete: "checked", halt: "columns" },
  running: { complete: "finished", halt: "stopped" },
};

export const createImportState = (columns: readonly (string | null)[], rows: number): ImportState => ({
  stage: "columns",
  columns,
  outcomes: new Array<undefined>(rows).fill(undefined),
  done: 0,
  wait: null,
  failure: null,
});

/** The reducer of an import: from stage to stage, and from batch to batch in two of them. */
export function reduceImport(state: ImportState, action: ImportAction): ImportState {
  const next = NEXT_STAGE[state.stage];
  switch (action.type) {
    case "choose":
      return { ...state, columns: assignField(state.columns, action) };
    case "check":
      return { ...state, stage: "checking", failure: null, done: action.from };
    case "start":
      return { ...state, stage: "running", failure: null, done: action.from };
    case "wait":
      return { ...state, wait: action.wait };
    case "answer":
      return {
        ...state,
        outcomes: replaceFrom(state.outcomes, action.first, action.outcomes),
        done: action.first + action.outcomes.length,
      };
    case "complete":
    case "halt":
      return { ...state, stage: next?.[action.type] ?? state.stage };
    case "fail":
      return { ...state, stage: next?.halt ?? state.stage, failure: action.failure };
    case "back":
      return { ...state, stage: "columns" };
  }
}

/** A field has one column: assigning it removes it from its previous column. */
const assignField = (
  columns: ImportState["columns"],
  { column, field }: { column: number; field: string | null },
) => columns.map((one, at) => (at === column ? field : one === field ? null : one));

/** Copies the array for every batch, which takes about a millisecond for 50,000 rows. */
function replaceFrom<Item>(items: readonly Item[], first: number, others: readonly Item[]): Item[] {
  const copy = [...items];
  copy.splice(first, others.length, ...others);
  return copy;
}
