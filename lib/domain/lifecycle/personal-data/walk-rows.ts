import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Statement } from "@/lib/platform/db/statement";

const BATCH_ROWS = 500;

/**
 * Yields every row of a statement, read in batches.
 * @param rows ordered by `id`; its last two parameters are the last id read and the number of rows
 */
export async function* walkRows<Row extends { id: string }>(
  db: Db,
  rows: Statement<Row>,
  values: readonly unknown[],
): AsyncGenerator<Row> {
  let after = "";
  for (;;) {
    const batch: Row[] = await executeSql(db, rows, [...values, after, BATCH_ROWS]);
    yield* batch;
    if (batch.length < BATCH_ROWS) return;
    after = batch.at(-1)?.id ?? "";
  }
}
