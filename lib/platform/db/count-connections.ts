import type { Database } from "./open-database";

// Loads nothing of Prisma, and opens nothing: whoever counts may have no business with the database.
const shared = globalThis as { bookpageDatabase?: Database };

/** The connections of this process's pool, and how many wait for one; null: it has none yet. */
export function countConnections(): Record<"busy" | "idle" | "awaited", number> | null {
  const pool = shared.bookpageDatabase?.pool;
  if (!pool) return null;
  const { totalCount, idleCount, waitingCount } = pool;
  return { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
}
