import { faultText } from "../form/fault-text";
import { refusalText } from "../problem-error";
import type { TranslateConsole } from "../texts";
import type { Earlier } from "./find-twice";
import type { EntryResult, ImportPlan, Made, RowValues } from "./import-plan";

export interface EntryOutcome {
  kind: "create" | "exists" | "update" | "wrong";
  /** What is wrong in which field; without one, with the row. */
  faults: { field: string | null; text: string }[];
  doubt: string | null;
  extra: string | null;
  /** Null: nothing, or nothing that more is done with. */
  made: Made | null;
}

interface Row {
  plan: ImportPlan;
  values: RowValues;
  /** An earlier row with the same value in a field that must be unique. */
  earlier: Earlier | undefined;
  /** The batch was only tried: nothing was written. */
  dryRun: boolean;
  t: TranslateConsole;
}

/** What the API's answer means for a row of the file. */
export function readOutcome(result: EntryResult, { plan, values, earlier, dryRun, t }: Row): EntryOutcome {
  const taken = result.status < 300;
  // A dry run rolls back each batch, so duplicates across batches show only here.
  const refused = earlier && (dryRun || !taken) ? earlier : null;
  return {
    kind: !taken || refused ? "wrong" : result.status === 201 ? "create" : plan.existing,
    faults: refused
      ? [{ field: refused.field, text: t("imports.twice", { row: refused.row + 2 }) }]
      : taken
        ? []
        : readFaults(result, plan, t),
    doubt: taken ? plan.findDoubt(values, result) : null,
    extra: result.extra,
    made: result.made ?? null,
  };
}

function readFaults(
  { faults, refusal }: EntryResult,
  plan: ImportPlan,
  t: TranslateConsole,
): EntryOutcome["faults"] {
  const named = faults.map(({ pointer, code }) => ({
    field: findField(plan, pointer),
    text: code === "unknown_address" ? t("imports.unknownAddress") : faultText(code, t),
  }));
  return named.length > 0
    ? named
    : [{ field: null, text: refusal ? refusalText(refusal, t) : t("errors.invalid") }];
}

const findField = ({ pointers }: ImportPlan, pointer: string) =>
  Object.entries(pointers).find(([start]) => pointer === start || pointer.startsWith(`${start}/`))?.[1] ??
  null;
