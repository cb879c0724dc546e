import { currentActor } from "./actor";
import { type Db, getConnection } from "./connection";
import { runStatement } from "./run-statement";
import type { Statement } from "./statement";

/** Runs a statement past Prisma, on the pool or in the given transaction. */
export function sql<Row extends object>(
  db: Db,
  statement: Statement<Row>,
  values: unknown[] = [],
): Promise<Row[]> {
  const { queryable, transaction } = getConnection(db);
  // A lone write needs a transaction to tell who writes.
  if (statement.isWrite && transaction && currentActor())
    return transaction((tx) => sql(tx, statement, values));
  return runStatement(queryable, statement, values);
}
