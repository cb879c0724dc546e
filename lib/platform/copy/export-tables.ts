import type pg from "pg";
import { type CopyToStreamQuery, to as copyTo } from "pg-copy-streams";
import { listTables } from "./list-tables";
import type { TableCopy } from "./table-copy";

/** Yields the tables in order; consume the chunks of one before asking for the next. */
export async function* exportTables(client: pg.ClientBase): AsyncGenerator<TableCopy> {
  for (const { table, columns } of await listTables(client)) {
    const copying = client.query(copyTo(`COPY (SELECT ${columns.join(", ")} FROM ${table}) TO STDOUT`));
    yield { table, columns, chunks: readChunks(client, copying), countRows: () => copying.rowCount };
  }
}

async function* readChunks(client: pg.ClientBase, copying: CopyToStreamQuery): AsyncGenerator<Buffer> {
  yield* copying;
  await client.query("SELECT"); // the number of rows arrives after the last of them, perhaps later
}
