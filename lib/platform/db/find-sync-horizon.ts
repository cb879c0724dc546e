import type { Db } from "./client";
import { executeSql } from "./execute-sql";
import { definePreparedStatement } from "./statement";

/** Clocks of servers may differ so much, and so long may a request have known the time before it began to write. */
const SLACK_MS = 60_000;

const HORIZON_STATEMENT = definePreparedStatement<{ begun: Date }>(`
  SELECT coalesce(min(a.xact_start), clock_timestamp()) AS begun FROM pg_stat_activity a
   WHERE a.datname = current_database() AND a.backend_type = 'client backend' AND a.pid <> pg_backend_pid()`);

/**
 * An instant before which nothing can be changed any more that is not seen now: of every transaction that is still open,
 * what it writes says that it was changed after it began. Asked before reading; in milliseconds.
 */
export async function findSyncHorizon(primary: Db, slackMs = SLACK_MS): Promise<number> {
  const [row] = await executeSql(primary, HORIZON_STATEMENT);
  return (row?.begun.getTime() ?? Date.now()) - slackMs;
}
