import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

const getDatabaseUrl = (file: string) =>
  readFileSync(path.join(process.env.E2E_DATA_DIR ?? ".data", "postgres", file), "utf8");

/** Runs SQL on the database of the server under test, for state that no page or API call writes. */
export async function runSql<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(getDatabaseUrl("postmaster.pid").split("\n")[3]),
    user: "bookpage",
    password: getDatabaseUrl("password"),
    database: "bookpage",
  });
  await client.connect();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}
