import type pg from "pg";
import { listMigrations } from "./migrations-folder";
import { runOnConnection } from "./run-on-connection";
import { defineStatement } from "./statement";

const APPLIED = defineStatement<{ migration_name: string; finished: boolean }>(`
  SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL`);

type Queryable = pg.Pool | pg.ClientBase;

/** Lists the migrations in Prisma's own table, except those rolled back. */
export async function listApplied(db: Queryable) {
  try {
    return await runOnConnection(db, APPLIED);
  } catch (error) {
    if ((error as { code?: string }).code === "42P01") return []; // no such table: no migration was applied yet
    throw error;
  }
}

/** Names of the migrations that the database has finished. */
export async function listFinished(db: Queryable): Promise<string[]> {
  return (await listApplied(db)).filter((row) => row.finished).map((row) => row.migration_name);
}

/** Names of the migrations in the folder that the database has not finished. */
export const findPendingMigrations = async (db: Queryable): Promise<string[]> =>
  listPending(await listFinished(db));

export const listPending = async (finished: readonly string[]): Promise<string[]> =>
  (await listMigrations()).filter((name) => !finished.includes(name));

/**
 * Names of the migrations that the database has finished and this release does not have: a newer release applied
 * them.
 */
export const findUnknownMigrations = async (db: Queryable): Promise<string[]> =>
  listUnknown(await listFinished(db));

export async function listUnknown(finished: readonly string[]): Promise<string[]> {
  const known = await listMigrations();
  return finished.filter((name) => !known.includes(name)).sort();
}
