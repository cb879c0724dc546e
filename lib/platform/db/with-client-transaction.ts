import type pg from "pg";

/** Runs statements of one connection in a transaction. */
export async function withClientTransaction<T>(client: pg.ClientBase, run: () => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  try {
    const result = await run();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {}); // the first error is thrown
    throw error;
  }
}
