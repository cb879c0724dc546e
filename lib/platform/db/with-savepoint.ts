import { type Db, withTransaction } from "./client";
import { getConnection } from "./connection";
import { executeSql } from "./execute-sql";
import { defineStatement } from "./statement";

const BEGIN = defineStatement("SAVEPOINT attempt");

const TAKE_BACK = defineStatement("ROLLBACK TO SAVEPOINT attempt");

const END = defineStatement("RELEASE SAVEPOINT attempt");

/**
 * Runs `fn` so that it succeeds or fails alone: in a transaction, or in a savepoint of an open one, which stays
 * usable if `fn` fails.
 */
export async function withSavepoint<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  if (getConnection(db).transaction) return withTransaction(db, fn);
  await executeSql(db, BEGIN);
  try {
    return await fn(db);
  } catch (error) {
    await executeSql(db, TAKE_BACK);
    throw error;
  } finally {
    await executeSql(db, END);
  }
}
