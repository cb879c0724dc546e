import type pg from "pg";

/** Runs statements of one connection all at once or not at all. */
export async function withClientTransaction<T>(client: pg.ClientBase, run: () => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  try {
    const result = await run();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {}); // the fault itself is told
    throw error;
  }
}
