import type { RowValues } from "./import-plan";
import type { ImportTable } from "./parse-table";

/** Maps each row's values to fields; columns without a field are left out. */
export function mapRowValues(table: ImportTable, columns: readonly (string | null)[]): RowValues[] {
  const chosen = columns.flatMap((field, index) => (field ? [[field, index] as const] : []));
  return table.rows.map((row) => {
    const entry: Record<string, string> = {};
    for (const [field, index] of chosen) entry[field] = (row[index] ?? "").trim();
    return entry;
  });
}
