import pg from "pg";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { SESSION_LOCKS } from "./advisory-locks";
import { readMigrations } from "./migrations-folder";
import { findPendingMigrations, findUnknownMigrations, readApplied } from "./pending-migrations";
import { isQueueCurrent } from "./queue-revision";
import { withSchemaEngine } from "./schema-engine";
import { refuseUnfinished } from "./unfinished-load";

async function applyPending(client: pg.Client, databaseUrl: string, only?: string[]): Promise<string[]> {
  const interrupted = (await readApplied(client)).filter((row) => !row.finished);
  const migrationsList = await readMigrations(only);
  const filters = { externalTables: [], externalEnums: [] };
  return withSchemaEngine({ connectionString: databaseUrl }, async (engine) => {
    // Each migration is one script, so one transaction: an interrupted one has left nothing and can run again.
    for (const { migration_name } of interrupted)
      await engine.markMigrationRolledBack({ migrationName: migration_name });
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
}

/** A newer release's schema would be read and written wrongly by this one, so it refuses to start. */
async function refuseNewerDatabase(client: pg.Client) {
  const [first] = await findUnknownMigrations(client);
  if (first === undefined) return;
  throw new OperatorError(
    `The database belongs to a newer release, which applied ${first}: start that release, or restore a backup that is older.`,
  );
}

const isCurrent = async (client: pg.Client) =>
  (await findPendingMigrations(client)).length === 0 && (await isQueueCurrent(client));

interface Filling {
  /** Not all of its data are there yet, and the caller knows. */
  isBeingFilled: true;
  /** Names of those to apply; all when absent. */
  only?: string[];
}

/**
 * Brings the database up to the migrations folder and gives the names applied; the tables of the job queue with it.
 * Starts beside each other take turns.
 */
export async function applyMigrations(databaseUrl: string, filling?: Filling): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "bookpage migrations" });
  await client.connect();
  try {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0"); // starts beside this one may take long
    await refuseNewerDatabase(client);
    if (!filling) await refuseUnfinished(client);
    if (await isCurrent(client)) return [];
    await client.query("SELECT pg_advisory_lock($1)", [SESSION_LOCKS.migration]);
    const pending = await findPendingMigrations(client);
    const applied = pending.length === 0 ? [] : await applyPending(client, databaseUrl, filling?.only);
    if (!(await isQueueCurrent(client))) await (await import("./migrate-queue")).migrateQueue(databaseUrl);
    return applied;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The database could not be migrated: ${(error as Error).message.trim()}`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}
