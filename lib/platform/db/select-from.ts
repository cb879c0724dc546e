import { COLUMN_NAMES } from "./generated/column-names";
import { toSnakeCase } from "./snake-case";

/**
 * Builds the SQL that reads a table `t` like Prisma: its columns are those of the model's fields. The queries of
 * `rows.ts` begin with it.
 * @param fields of the model, such as `Prisma.UserScalarFieldEnum`
 * @param more further fields, each an expression over the table, where `$1` is the organisation
 */
export function selectFrom(
  table: string,
  fields: Record<string, string>,
  more: Record<string, string> = {},
): string {
  const columns = Object.values(fields).map((field) => `t.${toColumnName(table, field)} AS "${field}"`);
  const expressions = Object.entries(more).map(([field, expression]) => `${expression} AS "${field}"`);
  return `SELECT ${[...columns, ...expressions].join(", ")} FROM ${table} t`;
}

/**
 * Builds an expression for all rows of the table `p` that meet the condition; `parseParts` converts its value to
 * Prisma's rows.
 */
export const selectParts = (
  table: string,
  fields: Record<string, string>,
  condition: string,
  order: string,
) =>
  `(SELECT coalesce(json_agg(r ORDER BY ${order}), '[]') FROM (${buildPartRows(table, fields, condition)}) r)`;

/** Builds an expression for the only such row, or null. */
export const selectPart = (table: string, fields: Record<string, string>, condition: string) =>
  `(SELECT to_json(r) FROM (${buildPartRows(table, fields, condition)}) r)`;

function buildPartRows(table: string, fields: Record<string, string>, condition: string) {
  const columns = Object.values(fields).map((field) => `p.${toColumnName(table, field)} AS "${field}"`);
  return `SELECT ${columns.join(", ")} FROM ${table} p WHERE ${condition}`;
}

/** JSON has no instants and bytes: the names of the columns identify them. */
export function parseParts(parts: readonly object[]): void {
  for (const part of parts as Record<string, unknown>[])
    for (const [field, value] of Object.entries(part)) {
      if (typeof value !== "string") continue;
      if (field.endsWith("At")) part[field] = new Date(value);
      else if (field.endsWith("Hash")) part[field] = Buffer.from(value.slice("\\x".length), "hex");
    }
}

export const toColumnName = (table: string, field: string): string =>
  COLUMN_NAMES[table]?.[field] ?? toSnakeCase(field);
