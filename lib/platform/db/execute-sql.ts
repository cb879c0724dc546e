import { overrideNow } from "@/lib/platform/clock/override-now";
import { getClockTime } from "@/lib/platform/clock/read-clock";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { getCurrentActor } from "./actor";
import { type Db, getConnection } from "./connection";
import { runOnConnection } from "./run-on-connection";
import type { Statement } from "./statement";

/**
 * Runs a statement past Prisma, on the pool or in the given transaction. Its `now()` is the time of whom the work is for;
 * what is to be the world's in any case says CURRENT_TIMESTAMP.
 */
export function executeSql<Row extends object>(
  db: Db,
  statement: Statement<Row>,
  values: unknown[] = [],
): Promise<Row[]> {
  const { queryable, transaction } = getConnection(db);
  // A lone write needs a transaction to tell who writes.
  if (statement.isWrite && transaction && getCurrentActor())
    return transaction((tx) => executeSql(tx, statement, values));
  const clock = getWorkContext()?.clock;
  if (!clock) return runOnConnection(queryable, statement, values);
  const told = overrideNow(statement, values, getClockTime(clock));
  return runOnConnection(queryable, told.statement, told.values);
}
