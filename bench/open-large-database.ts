import { startBenchServer } from "./bench-server";
import { seedLarge, seedMonths } from "./seed-large";

/** The day from which the measured user has sixty meetings, as also from today. */
export const SEARCH_FROM = "2031-03-10";

/**
 * Opens 100,000 users and 2,000,000 reservations, on a separate database server. The first run seeds it (some
 * minutes).
 */
export async function openLargeDatabase() {
  const server = await startBenchServer("bench");
  try {
    console.error("Seeding 100,000 users and 2,000,000 reservations, if they are not there…");
    await server.asSuperuser(async (client) => {
      await seedLarge(client, SEARCH_FROM);
      await seedMonths(client, [SEARCH_FROM, new Date().toISOString().slice(0, 10)]);
    });
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
