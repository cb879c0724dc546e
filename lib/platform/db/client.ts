import type pg from "pg";
import { env } from "@/lib/platform/env/env";
import { type Db, getConnection } from "./connection";
import type { PrismaClient } from "./generated/client";
import { type Database, openDatabase } from "./open-database";
import { toTimeouts } from "./timeouts";

export type { Db } from "./connection";

// On globalThis, so that neither a reload in development nor a second bundle opens another pool.
const shared = globalThis as { bookpageDatabase?: Database };

const UNLIMITED_TRANSACTION_MS = 3_600_000;

function openSharedDatabase(): Database {
  if (shared.bookpageDatabase) return shared.bookpageDatabase;
  const settings = env();
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url } = settings;
  if (!url)
    throw new Error("DATABASE_URL is not set: start with npm start, which sets it for the built-in database");
  shared.bookpageDatabase = openDatabase(url, {
    poolSize: settings.DATABASE_POOL,
    timeouts: toTimeouts(settings),
    isPooled: url !== directUrl,
    // A command has no limit for statements, and writes more in one transaction than requests do.
    ...(settings.DATABASE_STATEMENT_TIMEOUT === 0 && { transactionTimeoutMs: UNLIMITED_TRANSACTION_MS }),
  });
  return shared.bookpageDatabase;
}

export const getDatabase = (): PrismaClient => openSharedDatabase().db;

export const getPool = (): pg.Pool => openSharedDatabase().pool;

/** Runs `fn` in a transaction, or in the open one if `db` is a transaction. */
export async function withTransaction<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  const { transaction } = getConnection(db);
  return transaction ? transaction(fn) : fn(db);
}
