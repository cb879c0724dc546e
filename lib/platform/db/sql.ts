import { atClock } from "@/lib/platform/clock/at-clock";
import { tellTime } from "@/lib/platform/clock/read-clock";
import { currentWork } from "@/lib/platform/work/current-work";
import { currentActor } from "./actor";
import { type Db, getConnection } from "./connection";
import { runStatement } from "./run-statement";
import type { Statement } from "./statement";

/**
 * Runs a statement past Prisma, on the pool or in the given transaction. Its `now()` is the time of whom the work is for;
 * what is to be the world's in any case says CURRENT_TIMESTAMP.
 */
export function sql<Row extends object>(
  db: Db,
  statement: Statement<Row>,
  values: unknown[] = [],
): Promise<Row[]> {
  const { queryable, transaction } = getConnection(db);
  // A lone write needs a transaction to tell who writes.
  if (statement.isWrite && transaction && currentActor())
    return transaction((tx) => sql(tx, statement, values));
  const clock = currentWork()?.clock;
  if (!clock) return runStatement(queryable, statement, values);
  const told = atClock(statement, values, tellTime(clock));
  return runStatement(queryable, told.statement, told.values);
}
