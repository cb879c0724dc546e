import type { Db } from "./client";
import { executeSql } from "./execute-sql";
import { OWNED_TABLES } from "./generated/column-names";
import { defineStatement, type Statement } from "./statement";

interface OwnedRow {
  id: string;
  organizationId: string;
}

type TableName = (typeof OWNED_TABLES)[number];

const LOCKS = Object.fromEntries(
  OWNED_TABLES.map((table) => [
    table,
    defineStatement(`SELECT 1 FROM ${table} WHERE organization_id = $1 AND id = $2 FOR UPDATE`),
  ]),
) as Record<TableName, Statement<object>>;

/** Locks the row until the transaction ends, so that reading, deciding and writing are one step. */
export async function lockRow(tx: Db, table: TableName, { organizationId, id }: OwnedRow): Promise<void> {
  await executeSql(tx, LOCKS[table], [organizationId, id]);
}

/**
 * Runs `find`, locks the row that it returns and reads it again under the lock. A row that `find` does not return is
 * not waited for.
 */
export async function findAndLock<Row extends OwnedRow>(
  tx: Db,
  table: TableName,
  find: () => Promise<Row>,
): Promise<Row> {
  await lockRow(tx, table, await find());
  return find();
}
