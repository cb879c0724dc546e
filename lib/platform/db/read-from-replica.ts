import { setTimeout as sleep } from "node:timers/promises";
import { getMetrics } from "@/lib/platform/metrics/metrics";
import { type Db, withTransaction } from "./client";
import { getConnection } from "./connection";
import { findSqlState, isDatabaseUnavailable, isTransactionConflict } from "./database-errors";
import { executeSql } from "./execute-sql";
import { findReplica, type Replica } from "./find-replica";
import { definePreparedStatement } from "./statement";

/** Milliseconds that a read waits for the replica to catch up; the primary needs about as long for the read. */
const CATCH_UP_TIMEOUT_MS = 50;
const LOOK_INTERVAL_MS = 3;
/** Milliseconds for which a replica that lagged or did not respond is not asked again. */
const LAGGING_REST_MS = 1000;
const AWAY_REST_MS = 5000;
/** The timeout for a replica to report its position. */
const ANSWER_TIMEOUT_MS = 1000;

// Every reported change was flushed before, unless commits do not wait for that.
const FIND_POSITION = definePreparedStatement<{ position: string; system: string }>(`
  SELECT (CASE current_setting('synchronous_commit')
            WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END)::text AS position,
         system_identifier::text AS system
    FROM pg_control_system()`);

const HAS_REACHED = definePreparedStatement<{ reached: boolean }>(`
  SELECT coalesce(pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::text::pg_lsn
                  AND system_identifier::text = $2, false) AS reached
    FROM pg_control_system()`);

const STATEMENT_TIMED_OUT = "57014"; // it would on the primary too
const READ_ONLY = "25006";

const LAGGING = new Error("The replica lags behind the primary.");
const SILENT = new Error("The replica does not report its position.");

/**
 * Runs a read on which no decision depends on the replica, if that has caught up with the primary's current position;
 * so the result is never older than any earlier response of any process. Otherwise runs it on the primary. `read` may
 * run twice, in a read-only transaction.
 */
export async function readFromReplica<T>(primary: Db, read: (db: Db) => Promise<T>): Promise<T> {
  const replica = findReplica();
  if (!replica || !getConnection(primary).transaction) return read(primary);
  if (Date.now() < replica.pause.until) {
    countReplicaRead(replica.pause.because);
    return read(primary);
  }
  const [position] = await executeSql(primary, FIND_POSITION);
  try {
    const result = await readWhenCaughtUp(replica, [position?.position, position?.system], read);
    countReplicaRead("replica");
    return result;
  } catch (error) {
    if (!isReplicaFailure(error)) throw error;
    const because = error === LAGGING ? "lagging" : "away";
    const rest = because === "lagging" ? LAGGING_REST_MS : AWAY_REST_MS;
    replica.pause = { until: Date.now() + rest, because };
    countReplicaRead(because);
    return read(primary);
  }
}

const countReplicaRead = (outcome: string) => getMetrics().replicaReads.inc({ outcome });

/** Checks the position and reads on one connection: one address may lead to several replicas. */
async function readWhenCaughtUp<T>(
  { db }: Replica,
  position: unknown[],
  read: (db: Db) => Promise<T>,
): Promise<T> {
  let stage: "asking" | "reading" | "given up" = "asking";
  const reading = withTransaction(db, async (tx) => {
    if (!(await waitForPosition(tx, position))) throw LAGGING;
    if (stage === "given up") throw SILENT;
    stage = "reading";
    return read(tx);
  });
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, giveUp) => {
    timer = setTimeout(() => {
      if (stage !== "asking") return;
      stage = "given up";
      giveUp(SILENT);
    }, ANSWER_TIMEOUT_MS);
  });
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer));
}

async function waitForPosition(tx: Db, position: unknown[]): Promise<boolean> {
  for (const deadline = Date.now() + CATCH_UP_TIMEOUT_MS; ; await sleep(LOOK_INTERVAL_MS)) {
    const [row] = await executeSql(tx, HAS_REACHED, position);
    if (row?.reached) return true;
    if (Date.now() >= deadline) return false;
  }
}

function isReplicaFailure(error: unknown): boolean {
  if (error === LAGGING || error === SILENT) return true;
  const state = findSqlState(error);
  if (state === STATEMENT_TIMED_OUT) return false;
  return isDatabaseUnavailable(error) || isTransactionConflict(error) || state === READ_ONLY;
}
