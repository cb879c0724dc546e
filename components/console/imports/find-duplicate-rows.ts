import type { ImportPlan, RowValues } from "./import-plan";

export interface EarlierRow {
  row: number;
  field: string;
}

/** Finds rows that repeat an earlier row's value of a unique field. */
export function findDuplicateRows(
  plan: ImportPlan,
  values: readonly RowValues[],
): ReadonlyMap<number, EarlierRow> {
  const twice = new Map<number, EarlierRow>();
  for (const { name, unique } of plan.fields) {
    if (!unique) continue;
    const firstRows = new Map<string, number>();
    for (const [row, entry] of values.entries()) {
      const value = entry[name]?.toLowerCase();
      if (!value) continue;
      const earlier = firstRows.get(value);
      if (earlier === undefined) firstRows.set(value, row);
      else twice.set(row, { row: earlier, field: name });
    }
  }
  return twice;
}
