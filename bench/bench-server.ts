import path from "node:path";
import pg from "pg";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { startEmbedded } from "@/lib/platform/db/embedded/start-embedded";

const DATABASE = "bookpage";

/** Starts a server with a migrated database in `.data/<name>`, as durable as the built-in one. */
export async function startBenchServer(name: string) {
  const server = await startEmbedded(path.resolve(".data", name));
  const superuserUrl = server.superuserAddress(DATABASE);
  try {
    await server.ensureDatabase(DATABASE);
    const url = server.address(DATABASE);
    await applyMigrations(url);
    return {
      url,
      stop: server.stop,
      /** Seeding bypasses foreign keys and triggers, which the application's role may not. */
      asSuperuser: <Result>(work: (client: pg.Client) => Promise<Result>) => withClient(superuserUrl, work),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
