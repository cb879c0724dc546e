import type { Database } from "./open-database";

// Does not import Prisma and opens no pool: the calling process may not use the database.
const shared = globalThis as { bookpageDatabase?: Database };

/** Counts the connections of this process's pool, and the calls that wait for one; null without a pool. */
export function countConnections(): Record<"busy" | "idle" | "awaited", number> | null {
  const pool = shared.bookpageDatabase?.pool;
  if (!pool) return null;
  const { totalCount, idleCount, waitingCount } = pool;
  return { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
}
