import type { Db } from "./connection";
import { snakeCase } from "./select-from";
import { sql } from "./sql";
import { builtWrite } from "./statement";

type Value = string | number | boolean | null | undefined | Date | Uint8Array | object;

type Row = Readonly<Record<string, Value>>;

/**
 * Inserts rows into several tables, one after the other, by one statement past Prisma, which would make a way to the
 * database and back for each table. The keys of a row are the model's fields; a table's rows are given the same ones,
 * where one that is missing is null.
 */
export async function insertRows(tx: Db, tables: Record<string, readonly Row[]>): Promise<void> {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  const inserts = filled.map(([table, rows], index) => {
    // Reading the part before makes this one run after it; PostgreSQL orders them by nothing else.
    const before = index > 0 ? `, (SELECT count(*) FROM into_${index - 1}) AS before` : "";
    return `into_${index} AS (${insertInto(table, rows, index + 1)}${before} RETURNING 1)`;
  });
  const text = `WITH ${inserts.join(", ")} SELECT`;
  await sql(
    tx,
    builtWrite(text),
    filled.map(([, rows]) => toJson(rows)),
  );
}

/** Inserts the rows that are not there yet, by any unique index; answers their ids. */
export async function insertNewRows(tx: Db, table: string, rows: readonly Row[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const text = `${insertInto(table, rows, 1)} ON CONFLICT DO NOTHING RETURNING id`;
  const inserted = await sql(tx, builtWrite(text), [toJson(rows)]);
  return inserted.map(({ id }) => String(id));
}

function insertInto(table: string, rows: readonly Row[], param: number) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map(snakeCase).join(", ");
  return `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $${param})`;
}

const toJson = (rows: readonly Row[]) => JSON.stringify(rows.map(toColumns));

const toColumns = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      snakeCase(field),
      value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : value,
    ]),
  );
