import pg from "pg";

/** Runs with a separate connection outside of the pool, and closes it. */
export async function withClient<T>(
  config: pg.ClientConfig,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  client.on("error", () => {}); // the broken statement reports it too
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end().catch(() => {});
  }
}
