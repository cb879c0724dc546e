import type { Db } from "./connection";
import { executeSql } from "./execute-sql";
import { toColumnName } from "./select-from";
import { buildWriteStatement } from "./statement";

type ColumnValue = string | number | boolean | null | undefined | Date | Uint8Array | object;

type Row = Readonly<Record<string, ColumnValue>>;

/** Statements with their own parameters, `$1`, `$2` and so on, to be run as part of another statement. */
export interface StatementPart {
  /** Statements by name; a later one may read an earlier one. */
  steps: Readonly<Record<string, string>>;
  values: readonly unknown[];
}

/** Checks whether a row exists. */
export interface ExistenceCheck {
  text: string;
  values: readonly unknown[];
}

interface AttachedStatements<Name extends string> {
  /** Statements that run after the inserts. */
  writes?: readonly (StatementPart | null)[];
  questions?: Readonly<Record<Name, ExistenceCheck>>;
}

/**
 * Inserts rows into several tables, in order, with one statement instead of Prisma's round trip for each table. The
 * keys of a row are the model's fields; the rows of a table get the same keys, and a missing one is null. Returns the
 * results of the checks.
 */
export async function insertRows<Name extends string = never>(
  tx: Db,
  tables: Record<string, readonly Row[]>,
  { writes = [], questions }: AttachedStatements<Name> = {},
): Promise<Record<Name, boolean>> {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  const inserts = filled.map(([table, rows], index) => {
    // Reading the previous part makes this one run after it; PostgreSQL guarantees no other order.
    const before = index > 0 ? `, (SELECT count(*) FROM into_${index - 1}) AS before` : "";
    return `into_${index} AS (${buildInsert(table, rows, index + 1)}${before} RETURNING 1)`;
  });
  const values: unknown[] = filled.map(([table, rows]) => toJson(table, rows));
  const shiftParameters = (text: string, offset: number) =>
    text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + offset}`);
  const steps = [...inserts];
  for (const part of writes) {
    if (!part) continue;
    for (const [name, text] of Object.entries(part.steps))
      steps.push(`${name} AS (${shiftParameters(text, values.length)})`);
    values.push(...part.values);
  }
  const checks = Object.entries<ExistenceCheck>(questions ?? {});
  for (const [name, { text, values: parameters }] of checks) {
    steps.push(
      `ask_${name} AS (SELECT count(*) > 0 AS ${name} FROM (${shiftParameters(text, values.length)}) AS found)`,
    );
    values.push(...parameters);
  }
  const resultColumns =
    checks.length > 0 ? ` * FROM ${checks.map(([name]) => `ask_${name}`).join(", ")}` : "";
  const [results = {}] = await executeSql(
    tx,
    buildWriteStatement(`WITH ${steps.join(", ")} SELECT${resultColumns}`),
    values,
  );
  return results as Record<Name, boolean>;
}

/** Inserts the rows that do not conflict with a unique index; returns their ids. */
export async function insertNewRows(tx: Db, table: string, rows: readonly Row[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const text = `${buildInsert(table, rows, 1)} ON CONFLICT DO NOTHING RETURNING id`;
  const inserted = await executeSql(tx, buildWriteStatement(text), [toJson(table, rows)]);
  return inserted.map(({ id }) => String(id));
}

function buildInsert(table: string, rows: readonly Row[], param: number) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    .map((field) => toColumnName(table, field))
    .join(", ");
  return `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $${param})`;
}

const toJson = (table: string, rows: readonly Row[]) =>
  JSON.stringify(rows.map((row) => toColumns(table, row)));

const toColumns = (table: string, row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      toColumnName(table, field),
      value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : value,
    ]),
  );
