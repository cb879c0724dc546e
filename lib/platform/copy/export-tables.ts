import type pg from "pg";
import { type CopyToStreamQuery, to as copyTo } from "pg-copy-streams";
import { listTables } from "./list-tables";
import type { TableCopy } from "./table-copy";

/** Each table in turn; the chunks of one are taken before the next is asked for. */
export async function* exportTables(client: pg.ClientBase): AsyncGenerator<TableCopy> {
  for (const { table, columns } of await listTables(client)) {
    const copying = client.query(copyTo(`COPY (SELECT ${columns.join(", ")} FROM ${table}) TO STDOUT`));
    yield { table, columns, chunks: readChunks(client, copying), countRows: () => copying.rowCount };
  }
}

async function* readChunks(client: pg.ClientBase, copying: CopyToStreamQuery): AsyncGenerator<Buffer> {
  yield* copying;
  await client.query("SELECT"); // the number of rows comes behind the last of them, perhaps later
}
