import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";

/** Gives the tests of this file an empty database, without tables. */
export function createEmptyDatabase(): { url: string; query: (text: string) => Promise<pg.QueryResult> } {
  const name = `test_${process.pid}_${randomBytes(6).toString("hex")}`;
  const address = new URL(inject("testServer"));
  address.pathname = `/${name}`;
  const run = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };
  beforeAll(() => run(inject("testServer"), `CREATE DATABASE "${name}"`));
  afterAll(() => run(inject("testServer"), `DROP DATABASE "${name}" WITH (FORCE)`));
  return { url: address.href, query: (text) => run(address.href, text) };
}
