import type pg from "pg";
import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { applyMigrations } from "@/lib/platform/db/migrate";
import { markFinished, markUnfinished } from "@/lib/platform/db/unfinished-load";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { clearDatabase } from "./clear-database";
import { loadTables } from "./load-tables";
import type { RowCounts, Sequences, TableCopy } from "./table-copy";

interface Origin {
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
export async function fillDatabase(
  databaseUrl: string,
  { migrations, tables, readSequences }: Origin,
  settle: (client: pg.ClientBase) => Promise<void>,
): Promise<RowCounts> {
  return withClient({ connectionString: databaseUrl, application_name: "bookpage copy" }, async (client) => {
    await refuseBesideAnother(client);
    await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
    await markUnfinished(client);
    await clearDatabase(client);
    await applyMigrations(databaseUrl, { isBeingFilled: true, only: migrations });
    const counts = await loadTables(client, tables, readSequences);
    await applyMigrations(databaseUrl, { isBeingFilled: true });
    await settle(client);
    await client.query("ANALYZE"); // or the first days would be planned blindly
    await markFinished(client);
    return counts;
  });
}

async function refuseBesideAnother(client: pg.Client) {
  const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS got", [SESSION_LOCKS.filling]);
  if (!rows[0]?.got) throw new OperatorError("Data are being brought into this database by another command.");
}
