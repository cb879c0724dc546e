import type { Db } from "./client";
import { executeSql } from "./execute-sql";
import { definePreparedStatement } from "./statement";

/**
 * The most by which servers' clocks may differ, and the longest time between a request's reading the clock and its
 * first write.
 */
const SLACK_MS = 60_000;

const HORIZON_STATEMENT = definePreparedStatement<{ begun: Date }>(`
  SELECT coalesce(min(a.xact_start), clock_timestamp()) AS begun FROM pg_stat_activity a
   WHERE a.datname = current_database() AND a.backend_type = 'client backend' AND a.pid <> pg_backend_pid()`);

/**
 * Returns an instant before which no unseen change can appear: every open transaction writes change times after its
 * own start. Call it before reading; milliseconds.
 */
export async function findSyncHorizon(primary: Db, slackMs = SLACK_MS): Promise<number> {
  const [row] = await executeSql(primary, HORIZON_STATEMENT);
  return (row?.begun.getTime() ?? Date.now()) - slackMs;
}
