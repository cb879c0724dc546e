import { setTimeout as sleep } from "node:timers/promises";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import type pg from "pg";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { acquireSessionLock } from "./acquire-session-lock";
import { SESSION_LOCKS } from "./advisory-locks";
import { dropInvalidIndexes } from "./concurrent-index";
import { markBaselineApplied } from "./mark-baseline-applied";
import { readMigrations } from "./migrations-folder";
import {
  findPendingMigrations,
  listApplied,
  listFinished,
  listPending,
  listUnknown,
} from "./pending-migrations";
import { isQueueCurrent } from "./queue-revision";
import { assertImportFinished } from "./unfinished-import";
import { withSchemaEngine } from "./with-schema-engine";

const LOCK_ATTEMPTS = 40;
const LOCK_PAUSE_MS = 1000;

/** A migration that waits too long for a table lock gives up and is retried: see `with-schema-engine.ts`. */
async function applyWithRetries(client: pg.Client, databaseUrl: string, pending: readonly string[]) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyPending(client, databaseUrl, pending);
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS || !/lock timeout/i.test(String((error as Error).message))) throw error;
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

// The engine records a finished script in a transaction of its own. A process killed between the two would leave a
// migration that is neither finished nor repeatable.
const FINISH_STATEMENT = `
  UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

async function applyPending(client: pg.Client, databaseUrl: string, pending: readonly string[]) {
  const recorded = await listApplied(client);
  const migrationsList = await readMigrations([...recorded.map((row) => row.migration_name), ...pending]);
  const filters = { externalTables: [], externalEnums: [] };
  await dropInvalidIndexes(client, migrationsList, pending);
  const apply = async (engine: SchemaEngine) => {
    // Each is one script (one transaction) or one repeatable statement: an interrupted one can run again.
    for (const { migration_name, finished } of recorded)
      if (!finished) await engine.markMigrationRolledBack({ migrationName: migration_name });
    await engine.applyMigrations({ migrationsList, filters });
  };
  await withSchemaEngine({ connectionString: databaseUrl }, apply, FINISH_STATEMENT);
}

/** This release would misread a newer release's schema, so it does not start. */
async function assertNotNewer(finished: readonly string[]) {
  const [first] = await listUnknown(finished);
  if (first === undefined) return;
  throw new OperatorError(
    `A newer release has applied ${first} to the database: start that release, or restore an older backup.`,
  );
}

interface ImportMigration {
  /** The import is incomplete, and the caller is the import itself. */
  isBeingFilled: true;
  /** Names of those to apply; all if absent. */
  only?: string[];
}

/**
 * Migrates the database to the migrations folder, with the tables of the job queue; returns the names applied.
 * Concurrent starts wait for each other.
 */
export function applyMigrations(databaseUrl: string, filling?: ImportMigration): Promise<string[]> {
  const config = { connectionString: databaseUrl, application_name: "bookpage migrations" };
  return withClient(config, (client) =>
    migrate(client, databaseUrl, filling).catch((error: Error) => {
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(`The database could not be migrated: ${error.message.trim()}`, {
        cause: error,
      });
    }),
  );
}

async function migrate(client: pg.Client, databaseUrl: string, filling: ImportMigration | undefined) {
  await client.query("SET statement_timeout = 0; SET lock_timeout = 0"); // a concurrent start may take long
  const finished = await markBaselineApplied(client, await listFinished(client));
  await assertNotNewer(finished);
  if (!filling) await assertImportFinished(client);
  if ((await listPending(finished)).length === 0 && (await isQueueCurrent(client))) return [];
  await acquireSessionLock(client, SESSION_LOCKS.migration);
  const selected = filling?.only;
  const pending = (await findPendingMigrations(client)).filter(
    (name) => !selected || selected.includes(name),
  );
  if (pending.length > 0) await applyWithRetries(client, databaseUrl, pending);
  if (!(await isQueueCurrent(client))) await (await import("./migrate-queue")).migrateQueue(databaseUrl);
  return pending;
}
