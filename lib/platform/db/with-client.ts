import pg from "pg";

/** Lends a connection of its own, outside of the pool, and ends it. */
export async function withClient<T>(
  config: pg.ClientConfig,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  client.on("error", () => {}); // also told by the statement that it breaks
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end().catch(() => {});
  }
}
