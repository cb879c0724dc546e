import { assertReplicaMatches } from "@/lib/platform/db/assert-database-urls";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { withClient } from "@/lib/platform/db/with-client";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

const CONNECTION_TIMEOUT_MS = 10_000;

/** A working replica lags by the writes under way; one that has lost its primary lags more and more. */
const MAX_LAG_BYTES = 64 * 1024 ** 2;

const WRITTEN = defineStatement<{ until: string }>("SELECT pg_current_wal_lsn()::text AS until");

const LAG = defineStatement<{ bytes: number; size: string }>(`
  SELECT coalesce(behind::float8, 0) AS bytes, coalesce(pg_size_pretty(behind), '0 bytes') AS size
    FROM greatest(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0) behind`);

/** Checks that a configured replica belongs to this database, responds and is up to date. */
export async function checkReplica({ client, settings }: DoctorContext): Promise<Finding[]> {
  const { DATABASE_URL, DATABASE_REPLICA_URL } = settings;
  if (!DATABASE_URL || !DATABASE_REPLICA_URL) return [];
  try {
    const [written] = await runOnConnection(client, WRITTEN);
    const config = { connectionString: DATABASE_REPLICA_URL, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS };
    await withClient(config, (replica) => replica.query("SELECT 1"));
    await assertReplicaMatches(DATABASE_REPLICA_URL, DATABASE_URL);
    const [lag] = await withClient(config, (replica) => runOnConnection(replica, LAG, [written?.until]));
    if (lag && lag.bytes <= MAX_LAG_BYTES) return [reportPass("replica", `answers, ${lag.size} behind`)];
    return [
      reportFailure(
        "replica",
        `${lag?.size} behind: the primary serves its reads`,
        "check that it streams from the primary",
      ),
    ];
  } catch (error) {
    return [
      reportFailure(
        "replica",
        `cannot be read from: ${(error as Error).message}`,
        "check its server and DATABASE_REPLICA_URL; meanwhile the primary serves its reads",
      ),
    ];
  }
}
