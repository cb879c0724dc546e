import { type Db, inTransaction } from "./client";
import { getConnection } from "./connection";
import { sql } from "./sql";
import { statement } from "./statement";

const BEGIN = statement("SAVEPOINT attempt");

const TAKE_BACK = statement("ROLLBACK TO SAVEPOINT attempt");

const END = statement("RELEASE SAVEPOINT attempt");

/**
 * Runs `fn` so that it succeeds or fails on its own: in a transaction, or inside of one that is open already,
 * which stays usable when `fn` fails.
 */
export async function inSavepoint<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  if (getConnection(db).transaction) return inTransaction(db, fn);
  await sql(db, BEGIN);
  try {
    return await fn(db);
  } catch (error) {
    await sql(db, TAKE_BACK);
    throw error;
  } finally {
    await sql(db, END);
  }
}
