import type pg from "pg";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listOwnedTables } from "./list-owned-tables";

const BATCH_ROWS = 500;

/**
 * Exports everything of an organisation but secrets as JSON lines: first `{"organization", "exported_at"}`, then
 * `{"table", "row"}` for each row, parents before children, and finally `{"rows"}`, which marks a complete export. It
 * is a snapshot of one moment and is streamed with little memory.
 */
export async function* exportOrganization(
  db: Db,
  connection: pg.PoolClient,
  organization: OrganizationId,
  now: Date,
): AsyncGenerator<string> {
  const tables = await listOwnedTables(db);
  let rows = 0;
  yield toLine({ organization, exported_at: now });
  await connection.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  try {
    for (const { name, condition, secretColumns } of tables) {
      await connection.query(
        `DECLARE exported CURSOR FOR SELECT to_jsonb(t) - $2::text[] AS row FROM ${name} t WHERE ${condition}`,
        [organization, secretColumns],
      );
      for (;;) {
        const batch = await connection.query(`FETCH ${BATCH_ROWS} FROM exported`);
        for (const { row } of batch.rows) yield toLine({ table: name, row });
        rows += batch.rows.length;
        if (batch.rows.length < BATCH_ROWS) break;
      }
      await connection.query("CLOSE exported");
    }
  } finally {
    await connection.query("ROLLBACK");
  }
  yield toLine({ rows });
}

const toLine = (value: object) => `${JSON.stringify(value)}\n`;
