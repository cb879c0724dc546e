import type pg from "pg";
import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { markImportFinished, markImportUnfinished } from "@/lib/platform/db/unfinished-import";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { clearDatabase } from "./clear-database";
import { importTables } from "./import-tables";
import type { RowCounts, Sequences, TableCopy } from "./table-copy";

interface ImportSource {
  /** The migrations of the tables' schema. */
  migrations: string[];
  tables: AsyncIterable<TableCopy>;
  /** Called after all tables. */
  readSequences: () => Promise<Sequences>;
}

/**
 * Fills the database with exactly this data and migrates it to this release. Nothing starts on the database until
 * `settle`, which is called at the end, has succeeded too; after an interruption, run the import again.
 */
export async function importDatabase(
  databaseUrl: string,
  { migrations, tables, readSequences }: ImportSource,
  settle: (client: pg.ClientBase) => Promise<void>,
): Promise<RowCounts> {
  return withClient({ connectionString: databaseUrl, application_name: "bookpage copy" }, async (client) => {
    await assertNoOtherImport(client);
    await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
    await markImportUnfinished(client);
    await clearDatabase(client);
    await applyMigrations(databaseUrl, { isBeingFilled: true, only: migrations });
    const counts = await importTables(client, tables, readSequences);
    await applyMigrations(databaseUrl, { isBeingFilled: true });
    await settle(client);
    await client.query("ANALYZE"); // without statistics, the first days would have bad plans
    await markImportFinished(client);
    return counts;
  });
}

async function assertNoOtherImport(client: pg.Client) {
  const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS got", [SESSION_LOCKS.filling]);
  if (!rows[0]?.got) throw new OperatorError("Another command is importing data into this database.");
}
