import type { Values } from "./dump-values";

/** Groups rows by the value of a column. */
export function groupRows(
  rows: readonly Values[],
  column: string,
): ReadonlyMap<string | null, readonly Values[]> {
  const groups = new Map<string | null, Values[]>();
  for (const row of rows) {
    const key = row[column] ?? null;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
