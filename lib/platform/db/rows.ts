import type { Db } from "./connection";
import type { OrganizationId } from "./organization-id";
import { preparedSql, sql } from "./sql";
import { statementName } from "./statement-name";

/**
 * A table whose rows belong to organisations, for statements past Prisma, which would take half the time of a read.
 * The rows are Prisma's: a table's columns are its model's fields in snake case.
 */
export interface Rows<Row> {
  select: string;
  /** Only for the type. */
  row?: Row;
}

/**
 * @param fields of the model, such as `Prisma.UserScalarFieldEnum`
 * @param more further fields, each an expression over the table `t`, where `$1` is the organisation
 */
export function rowsOf<Row>(
  table: string,
  fields: Record<string, string>,
  more: Record<string, string> = {},
): Rows<Row> {
  const columns = Object.values(fields).map((field) => `t.${snakeCase(field)} AS "${field}"`);
  const expressions = Object.entries(more).map(([field, expression]) => `${expression} AS "${field}"`);
  return { select: `SELECT ${[...columns, ...expressions].join(", ")} FROM ${table} t` };
}

/** All rows of the table `p` that meet the condition, as an expression; `readParts` makes its value into Prisma's rows. */
export const partsOf = (table: string, fields: Record<string, string>, condition: string, order: string) =>
  `(SELECT coalesce(json_agg(r ORDER BY ${order}), '[]') FROM (${partRows(table, fields, condition)}) r)`;

/** The one row that there is, or null. */
export const partOf = (table: string, fields: Record<string, string>, condition: string) =>
  `(SELECT to_json(r) FROM (${partRows(table, fields, condition)}) r)`;

function partRows(table: string, fields: Record<string, string>, condition: string) {
  const columns = Object.values(fields).map((field) => `p.${snakeCase(field)} AS "${field}"`);
  return `SELECT ${columns.join(", ")} FROM ${table} p WHERE ${condition}`;
}

/** JSON knows neither instants nor bytes: the names of columns tell them. */
export function readParts(parts: readonly object[]): void {
  for (const part of parts as Record<string, unknown>[])
    for (const [field, value] of Object.entries(part)) {
      if (typeof value !== "string") continue;
      if (field.endsWith("At")) part[field] = new Date(value);
      else if (field.endsWith("Hash")) part[field] = Buffer.from(value.slice("\\x".length), "hex");
    }
}

export const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Conditions on the table `t`; `param` makes a value into its `$n`. */
export type Conditions = (param: (value: unknown) => string) => string[];

/** The one row that meets the conditions; of several, the first in this order. */
export async function findRow<Row extends object>(
  db: Db,
  rows: Rows<Row>,
  organization: OrganizationId,
  conditions: Conditions,
  order = "t.id",
): Promise<Row | null> {
  const [row] = await select(db, rows, organization, conditions, () => `ORDER BY ${order} LIMIT 1`);
  return row ?? null;
}

/** All rows that meet the conditions. */
export const findRows = <Row extends object>(
  db: Db,
  rows: Rows<Row>,
  organization: OrganizationId,
  conditions: Conditions,
): Promise<Row[]> => select(db, rows, organization, conditions, () => "ORDER BY t.id");

/** Newest first unless said otherwise, one more than the page holds: `pageReply` takes it as the sign of a further page. */
export function findPage<Row extends object>(
  db: Db,
  rows: Rows<Row>,
  organization: OrganizationId,
  { limit, cursor, sort }: { limit: number; cursor?: string | undefined; sort?: string | undefined },
  conditions: Conditions = () => [],
): Promise<Row[]> {
  const [beyond, order] = sort === "oldest" ? [">", "ASC"] : ["<", "DESC"];
  return select(
    db,
    rows,
    organization,
    (param) => [...conditions(param), ...(cursor ? [`t.id ${beyond} ${param(cursor)}`] : [])],
    (param) => `ORDER BY t.id ${order} LIMIT ${param(limit + 1)}`,
  );
}

function select<Row extends object>(
  db: Db,
  rows: Rows<Row>,
  organization: OrganizationId,
  conditions: Conditions,
  tail: (param: (value: unknown) => string) => string,
): Promise<Row[]> {
  const values: unknown[] = [];
  const param = (value: unknown) => `$${values.push(value)}`;
  const where = [`t.organization_id = ${param(organization)}`, ...conditions(param)].join(" AND ");
  const text = `${rows.select} WHERE ${where} ${tail(param)}`;
  // Planned anew for each pattern: rare words want the trigram index, frequent ones the order of the list.
  if (text.includes(" LIKE ")) return sql<Row>(db, text, values);
  return preparedSql<Row>(db, statementName(text), text, values);
}
