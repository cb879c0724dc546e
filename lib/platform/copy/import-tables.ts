import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { withClientTransaction } from "@/lib/platform/db/with-client-transaction";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { disableConstraints } from "./disable-constraints";
import { listTables } from "./list-tables";
import { setSequences } from "./sequences";
import type { RowCounts, Sequences, TableCopy } from "./table-copy";

/**
 * Fills the tables of a freshly migrated database in one transaction. `readSequences` returns the sequences after
 * all tables.
 */
export async function importTables(
  client: pg.ClientBase,
  tables: AsyncIterable<TableCopy>,
  readEnd: () => Promise<Sequences>,
): Promise<RowCounts> {
  return withClientTransaction(client, async () => {
    const existing = new Map((await listTables(client)).map(({ table, columns }) => [table, columns]));
    await client.query(`TRUNCATE ${[...existing.keys()].join(", ")}`); // migrations may have inserted rows
    const putBack = await disableConstraints(client);
    const counts: RowCounts = {};
    for await (const copy of tables) {
      requireColumns(copy, existing.get(copy.table));
      counts[copy.table] = await importTable(client, copy);
    }
    await setSequences(client, await readEnd());
    await putBack();
    return counts;
  });
}

function requireColumns({ table, columns }: TableCopy, existing: string[] | undefined) {
  const missing = existing ? columns.find((column) => !existing.includes(column)) : "";
  if (missing === undefined) return;
  const missingObject = missing ? `the column ${missing} of ${table}` : `the table ${table}`;
  throw new OperatorError(`This release does not have ${missingObject}: use the release of the data.`);
}

async function importTable(client: pg.ClientBase, { table, columns, chunks, countRows }: TableCopy) {
  const copying = client.query(copyFrom(`COPY ${table} (${columns.join(", ")}) FROM STDIN`));
  await pipeline(chunks, copying);
  if (copying.rowCount !== countRows())
    throw new OperatorError(`Of ${countRows()} rows of ${table}, ${copying.rowCount} were written.`);
  return copying.rowCount;
}
