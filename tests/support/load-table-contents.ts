import pg from "pg";
import { listTables } from "@/lib/platform/copy/list-tables";

export interface TableContents {
  rows: number;
  /** A hash of all values in all rows, independent of order. */
  hash: string;
}

/** Returns the contents of every table of a database. */
export async function loadTableContents(url: string): Promise<Record<string, TableContents>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const contents: Record<string, TableContents> = {};
    for (const { table } of await listTables(client)) {
      const { rows } = await client.query(
        `SELECT count(*)::int AS rows, coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS hash FROM ${table} t`,
      );
      contents[table] = rows[0];
    }
    return contents;
  } finally {
    await client.end();
  }
}
