import type { Database } from "./open-database";

// Loads nothing of Prisma: the start command calls this beside the application's own copy of everything.
const shared = globalThis as { bookpageDatabase?: Database; bookpageReplica?: Database };

/** For the shutdown: waits for statements under way. */
export async function closeDatabase() {
  await Promise.all([shared.bookpageDatabase?.close(), shared.bookpageReplica?.close()]);
  delete shared.bookpageDatabase;
  delete shared.bookpageReplica;
}
