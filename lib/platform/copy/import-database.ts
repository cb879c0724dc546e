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
  /** The migrations that the tables are of. */
  migrations: string[];
  tables: AsyncIterable<TableCopy>;
  /** Asked for when the tables are through. */
  readSequences: () => Promise<Sequences>;
}

/**
 * Makes the database one with just these data, brought up to this release. Until `settle`, which is called when all is
 * there, has succeeded too, nothing starts on it: broken off, it is to be done again from the beginning.
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
    await client.query("ANALYZE"); // or the first days would be planned blindly
    await markImportFinished(client);
    return counts;
  });
}

async function assertNoOtherImport(client: pg.Client) {
  const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS got", [SESSION_LOCKS.filling]);
  if (!rows[0]?.got) throw new OperatorError("Data are being brought into this database by another command.");
}
