import { env } from "@/lib/platform/env/env";
import { type Database, openDatabase } from "./open-database";
import { toTimeouts } from "./timeouts";

const CONNECTION_TIMEOUT_MS = 1000; // the primary can serve the read meanwhile

export interface Replica extends Database {
  /** The time until which the replica is not asked, in milliseconds, and the reason. */
  pause: { until: number; because: "lagging" | "away" };
}

// On globalThis, so that neither a reload in development nor a second bundle opens another pool.
const shared = globalThis as { bookpageReplica?: Replica };

/** Returns the database of DATABASE_REPLICA_URL, if set. */
export function findReplica(): Replica | null {
  if (shared.bookpageReplica) return shared.bookpageReplica;
  const settings = env();
  if (!settings.DATABASE_REPLICA_URL) return null;
  const database = openDatabase(settings.DATABASE_REPLICA_URL, {
    poolSize: settings.DATABASE_POOL,
    timeouts: toTimeouts(settings),
    connectionTimeoutMs: CONNECTION_TIMEOUT_MS,
    isPooled: true, // safe in both cases: every read is a transaction
  });
  shared.bookpageReplica = { ...database, pause: { until: 0, because: "away" } };
  return shared.bookpageReplica;
}
