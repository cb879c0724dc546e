import { downloadCsv } from "../list/download-csv";
import type { TranslateConsole } from "../texts";
import { formatOutcome } from "./format-outcome";
import type { ImportPlan } from "./import-plan";
import type { ImportTable } from "./parse-table";
import type { EntryOutcome } from "./to-entry-outcome";

interface Outcomes {
  plan: ImportPlan;
  table: ImportTable;
  outcomes: readonly (EntryOutcome | undefined)[];
  wasImported: boolean;
  t: TranslateConsole;
}

/** Downloads the file with the outcome of each row. */
export function downloadOutcomes({ plan, table, outcomes, wasImported, t }: Outcomes): Promise<void> {
  const findLabel = (field: string | null) => plan.fields.find(({ name }) => name === field)?.label ?? "";
  const data = table.rows.map((row, index) => {
    const outcome = outcomes[index];
    const reasons = (outcome?.issues ?? []).map(({ field, text }) =>
      [findLabel(field), text].filter(Boolean).join(": "),
    );
    return [
      ...table.columns.map((_, column) => row[column] ?? ""),
      outcome ? formatOutcome(outcome, wasImported, t) : t("imports.unchanged"),
      reasons.join("; "),
      outcome?.extra ?? "",
    ];
  });
  const fields = [...table.columns, t("imports.outcome"), t("imports.reason"), plan.extraLabel];
  return downloadCsv({ fields, data }, `${plan.name}-result.csv`);
}
