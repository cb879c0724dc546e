import type { Database } from "./open-database";

// Does not import Prisma: the start command runs this beside the application's own copy of it.
const shared = globalThis as { bookpageDatabase?: Database; bookpageReplica?: Database };

/** Closes the connections at shutdown; waits for running statements. */
export async function closeDatabase() {
  await Promise.all([shared.bookpageDatabase?.close(), shared.bookpageReplica?.close()]);
  delete shared.bookpageDatabase;
  delete shared.bookpageReplica;
}
