/** Groups rows by the value of a column. */
export function groupRows<Row, Column extends keyof Row>(
  rows: readonly Row[],
  column: Column,
): ReadonlyMap<Row[Column] | null, readonly Row[]> {
  const groups = new Map<Row[Column] | null, Row[]>();
  for (const row of rows) {
    const key = row[column] ?? null;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
