import type { DescribedColumn } from "./create-describer";
import type { ClaimedColumn } from "./list-claims";

/** Returns the differences between a statement's declared rows and PostgreSQL's. */
export function findMismatches(
  claimed: readonly ClaimedColumn[],
  columns: readonly DescribedColumn[],
): string[] {
  const issues = claimed.flatMap(({ name, kinds, nullable }) => {
    const column = columns.find((one) => one.name === name);
    if (!column) return `${name} is not in the rows`;
    const fits = column.kind === "json" || kinds.every((kind) => kind === column.kind);
    if (!fits) return `${name} is ${column.kind}, not ${kinds.join(" or ")}`;
    return column.nullable && !nullable ? `${name} may be null` : [];
  });
  const unclaimed = columns.filter(({ name }) => !claimed.some((one) => one.name === name));
  return [...issues, ...unclaimed.map(({ name }) => `${name} is read for nothing`)];
}
