import { overrideNow } from "@/lib/platform/clock/override-now";
import { getClockTime } from "@/lib/platform/clock/read-clock";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { getCurrentActor } from "./actor";
import { type Db, getConnection } from "./connection";
import { runOnConnection } from "./run-on-connection";
import type { Statement } from "./statement";

/**
 * Runs a statement without Prisma, on the pool or in the given transaction. Its `now()` is the tenant's time;
 * CURRENT_TIMESTAMP is always the world's.
 */
export function executeSql<Row extends object>(
  db: Db,
  statement: Statement<Row>,
  values: unknown[] = [],
): Promise<Row[]> {
  const { queryable, transaction } = getConnection(db);
  // A lone write needs a transaction to set the actor.
  if (statement.isWrite && transaction && getCurrentActor())
    return transaction((tx) => executeSql(tx, statement, values));
  const clock = getWorkContext()?.clock;
  if (!clock) return runOnConnection(queryable, statement, values);
  const overridden = overrideNow(statement, values, getClockTime(clock));
  return runOnConnection(queryable, overridden.statement, overridden.values);
}
