import { saveCsv } from "../list/save-csv";
import type { TranslateConsole } from "../texts";
import type { ImportPlan } from "./import-plan";
import type { EntryOutcome } from "./read-outcome";
import type { Table } from "./read-table";
import { sayOutcome } from "./say-outcome";

interface Outcomes {
  plan: ImportPlan;
  table: Table;
  outcomes: readonly (EntryOutcome | undefined)[];
  wasImported: boolean;
  t: TranslateConsole;
}

/** The file once more, with what has become of each row. */
export function saveOutcomes({ plan, table, outcomes, wasImported, t }: Outcomes): Promise<void> {
  const findLabel = (field: string | null) => plan.fields.find(({ name }) => name === field)?.label ?? "";
  const data = table.rows.map((row, index) => {
    const outcome = outcomes[index];
    const reasons = (outcome?.faults ?? []).map(({ field, text }) =>
      [findLabel(field), text].filter(Boolean).join(": "),
    );
    return [
      ...table.columns.map((_, column) => row[column] ?? ""),
      outcome ? sayOutcome(outcome, wasImported, t) : t("imports.kept"),
      reasons.join("; "),
      outcome?.extra ?? "",
    ];
  });
  const fields = [...table.columns, t("imports.outcome"), t("imports.reason"), plan.extraLabel];
  return saveCsv({ fields, data }, `${plan.name}-result.csv`);
}
