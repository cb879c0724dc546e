import path from "node:path";
import pg from "pg";
import { superviseEmbedded } from "@/lib/platform/db/embedded/supervise";
import { applyMigrations } from "@/lib/platform/db/migrate";
import { seedLarge, seedMonths } from "./seed-large";
import { origin } from "./server";

/** The day from which on the measured user has sixty meetings, as also from today on. */
export const FROM = "2031-03-10";

/** 100,000 users and 2,000,000 reservations, on a database server of their own. The first run seeds it (some minutes). */
export async function largeDatabase() {
  const server = await superviseEmbedded(path.resolve(".data/bench"), origin, (reason) => {
    throw reason;
  });
  try {
    console.error("Seeding 100,000 users and 2,000,000 reservations, if they are not there…");
    await applyMigrations(server.url);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await seedLarge(client, FROM);
    await seedMonths(client, [FROM, new Date().toISOString().slice(0, 10)]);
    await client.end();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
