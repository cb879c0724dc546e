import { formatIssueCode } from "../format-issue-code";
import { formatRejection } from "../problem-error";
import type { TranslateConsole } from "../texts";
import type { EarlierRow } from "./find-duplicate-rows";
import type { EntryResult, ImportedRecord, ImportPlan, RowValues } from "./import-plan";

export interface EntryOutcome {
  kind: "create" | "exists" | "update" | "wrong";
  /** The issues by field; null for the whole row. */
  issues: { field: string | null; text: string }[];
  warning: string | null;
  extra: string | null;
  /** Null if nothing was created, or no later step needs it. */
  created: ImportedRecord | null;
}

interface Row {
  plan: ImportPlan;
  values: RowValues;
  /** An earlier row with the same value in a field that must be unique. */
  earlier: EarlierRow | undefined;
  /** The batch was validated only; nothing was written. */
  dryRun: boolean;
  t: TranslateConsole;
}

/** Converts the API's result to the outcome of a row. */
export function toEntryOutcome(result: EntryResult, { plan, values, earlier, dryRun, t }: Row): EntryOutcome {
  const isAccepted = result.status < 300;
  // A dry run rolls back each batch, so duplicates across batches show only here.
  const duplicate = earlier && (dryRun || !isAccepted) ? earlier : null;
  return {
    kind: !isAccepted || duplicate ? "wrong" : result.status === 201 ? "create" : plan.existing,
    issues: duplicate
      ? [{ field: duplicate.field, text: t("imports.twice", { row: duplicate.row + 2 }) }]
      : isAccepted
        ? []
        : listIssues(result, plan, t),
    warning: isAccepted ? plan.findWarning(values, result) : null,
    extra: result.extra,
    created: result.created ?? null,
  };
}

function listIssues(
  { issues, rejection }: EntryResult,
  plan: ImportPlan,
  t: TranslateConsole,
): EntryOutcome["issues"] {
  const named = issues.map(({ pointer, code }) => ({
    field: findField(plan, pointer),
    text: code === "unknown_address" ? t("imports.unknownAddress") : formatIssueCode(code, t),
  }));
  return named.length > 0
    ? named
    : [{ field: null, text: rejection ? formatRejection(rejection, t) : t("errors.invalid") }];
}

const findField = ({ pointers }: ImportPlan, pointer: string) =>
  Object.entries(pointers).find(([start]) => pointer === start || pointer.startsWith(`${start}/`))?.[1] ??
  null;
