import { currentActor } from "./actor";
import { connectionOf, type Db } from "./connection";

/**
 * Runs one hand-written statement past Prisma, on the pool or in the given transaction.
 * Parameters are `$1`, `$2`…; dates come back as `Date`, bigint as number, jsonb parsed, ranges as text.
 */
export async function sql<Row extends object>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> {
  const { queryable, transaction } = connectionOf(db);
  // A lone write needs a transaction to tell who writes.
  if (transaction && currentActor() && /\b(INSERT|UPDATE|DELETE)\b/i.test(text)) {
    return transaction((tx) => sql<Row>(tx, text, values));
  }
  const { rows } = await queryable.query(text, values);
  return rows;
}

/** The same for a hot path: parsed and planned once per connection under `name`. */
export async function preparedSql<Row extends object>(
  db: Db,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await connectionOf(db).queryable.query({ name, text, values });
  return rows;
}
