import pg from "pg";
import { OperatorError } from "@/lib/operator-error";
import { listMigrations, readMigrations } from "./migrations-folder";
import { withSchemaEngine } from "./schema-engine";

const LOCK_KEY = 7_303_001;

interface Queryable {
  query: (text: string) => Promise<{ rows: { migration_name: string; finished: boolean }[] }>;
}

async function readApplied(db: Queryable) {
  try {
    const { rows } = await db.query(
      `SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    );
    return rows;
  } catch (error) {
    if ((error as { code?: string }).code === "42P01") return []; // no such table: nothing applied yet
    throw error;
  }
}

/** Names of the migrations in the folder that the database has not finished. */
export async function findPendingMigrations(db: Queryable): Promise<string[]> {
  const applied = new Set(
    (await readApplied(db)).filter((row) => row.finished).map((row) => row.migration_name),
  );
  return (await listMigrations()).filter((name) => !applied.has(name));
}

async function applyPending(client: pg.Client, databaseUrl: string): Promise<string[]> {
  const interrupted = (await readApplied(client)).filter((row) => !row.finished);
  const migrationsList = await readMigrations();
  const filters = { externalTables: [], externalEnums: [] };
  return withSchemaEngine({ connectionString: databaseUrl }, async (engine) => {
    // Each migration is one script, so one transaction: an interrupted one has left nothing and can run again.
    for (const { migration_name } of interrupted)
      await engine.markMigrationRolledBack({ migrationName: migration_name });
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
}

/** Brings the database up to the migrations folder and gives the names applied. Starts beside each other take turns. */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "bookpage migrations" });
  await client.connect();
  try {
    if ((await findPendingMigrations(client)).length === 0) return [];
    await client.query(`SELECT pg_advisory_lock(${LOCK_KEY})`);
    if ((await findPendingMigrations(client)).length === 0) return [];
    return await applyPending(client, databaseUrl);
  } catch (error) {
    throw new OperatorError(`The database could not be migrated: ${(error as Error).message.trim()}`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}
