import type pg from "pg";
import { acquireSessionLock } from "@/lib/platform/db/acquire-session-lock";
import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { withClient } from "@/lib/platform/db/with-client";

/**
 * Runs with a session that sees the database as of now, regardless of later writes. Migrations wait until it ends.
 */
export function withSnapshot<T>(databaseUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient({ connectionString: databaseUrl, application_name: "bookpage copy" }, async (client) => {
    await acquireSessionLock(client, SESSION_LOCKS.migration, { shared: true });
    await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
    await client.query("SET row_security = off"); // fails on rows that this role may not see, instead of skipping them
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return run(client);
  });
}
