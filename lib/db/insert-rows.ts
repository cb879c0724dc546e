import type { Db } from "./connection";
import { snakeCase } from "./rows";
import { preparedSql } from "./sql";
import { statementName } from "./statement-name";

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
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map(snakeCase).join(", ");
    const before = index > 0 ? `, (SELECT count(*) FROM into_${index - 1}) AS before` : ""; // else in any order
    return `into_${index} AS (
      INSERT INTO ${table} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $${index + 1})${before} RETURNING 1)`;
  });
  const text = `WITH ${inserts.join(", ")} SELECT`;
  await preparedSql(
    tx,
    statementName(text),
    text,
    filled.map(([, rows]) => JSON.stringify(rows.map(columnsOf))),
  );
}

const columnsOf = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      snakeCase(field),
      value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : value,
    ]),
  );
