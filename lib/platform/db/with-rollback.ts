import type { Db } from "./client";
import { withSavepoint } from "./with-savepoint";

const TAKEN_BACK = new Error("Rolls back a trial transaction.");

/** Runs `fn` in a transaction that is always rolled back, and returns its result. */
export async function withRollback<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  const found: T[] = [];
  try {
    await withSavepoint(db, async (tx) => {
      found.push(await fn(tx));
      throw TAKEN_BACK;
    });
  } catch (error) {
    if (error !== TAKEN_BACK) throw error;
  }
  return found[0] as T;
}
