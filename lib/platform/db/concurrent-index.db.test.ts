import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { applyMigrations } from "./apply-migrations";
import { findConcurrentIndex } from "./concurrent-index";

const name = `test_${process.pid}_of_indexes`;
const [home, address] = [process.cwd(), new URL(inject("testServer"))];
address.pathname = `/${name}`;
const url = address.href;

let project: string;
let server: pg.Client;
let client: pg.Client;
beforeAll(async () => {
  server = new pg.Client({ connectionString: inject("testServer") });
  await server.connect();
  await server.query(`CREATE DATABASE "${name}"`);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  project = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
  process.chdir(project); // the folder of the migrations is relative to it
  await addMigration(
    "20300101000000_table",
    "CREATE TABLE things (name text); INSERT INTO things SELECT generate_series(1, 1000)",
  );
  expect(await applyMigrations(url)).toEqual(["20300101000000_table"]);
});
afterAll(async () => {
  process.chdir(home);
  await client.end();
  await server.query(`DROP DATABASE "${name}" WITH (FORCE)`);
  await server.end();
  await rm(project, { recursive: true });
});

async function addMigration(migration: string, script: string) {
  const folder = path.join("prisma/migrations", migration);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "migration.sql"), script);
}

const isValid = async (index: string) =>
  (await client.query("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)", [index])).rows[0]
    ?.indisvalid;

it("applyMigrations builds an index concurrently with writers, even if several processes start together", async () => {
  const add = "20300102000000_index";
  await addMigration(
    add,
    "-- For lists.\nCREATE INDEX CONCURRENTLY IF NOT EXISTS things_by_name ON things (name);\n",
  );
  const applied = await Promise.all([applyMigrations(url), applyMigrations(url), applyMigrations(url)]);
  expect(applied.flat()).toEqual([add]);
  expect(await isValid("things_by_name")).toBe(true);
});

it("applyMigrations rebuilds an interrupted index, and keeps a complete one that was not recorded", async () => {
  const add = "20300103000000_unique";
  await addMigration(add, "CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS things_once ON things (name);");
  await client.query("INSERT INTO things VALUES ('7')");
  await expect(applyMigrations(url)).rejects.toThrow(/could not be migrated.*things_once/s);
  expect(await isValid("things_once")).toBe(false);
  await client.query("DELETE FROM things WHERE ctid = (SELECT max(ctid) FROM things WHERE name = '7')");
  expect(await applyMigrations(url)).toEqual([add]);
  expect(await isValid("things_once")).toBe(true);

  await client.query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1", [add]);
  expect(await applyMigrations(url)).toEqual([add]);
  expect(await isValid("things_once")).toBe(true);
});

// PostgreSQL's own timeouts do not fire under libfaketime.
it.skipIf(process.env.TEST_OFFSET_MS !== undefined)(
  "applyMigrations gives up on a table that is locked for long, and retries",
  {
    timeout: 60_000,
  },
  async () => {
    const add = "20300104000000_column";
    await addMigration(add, "ALTER TABLE things ADD COLUMN colour text;");
    await client.query("BEGIN");
    await client.query("SELECT count(*) FROM things"); // locks the table until the end
    const migrating = applyMigrations(url);
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    // While the migration waits for its lock, reads wait behind it.
    await reader.query("SET statement_timeout = '3500ms'");
    for (let reads = 0; reads < 150; reads += 1) {
      await reader.query("SELECT count(*) FROM things");
      await sleep(20);
    }
    await client.query("COMMIT");
    expect(await migrating).toEqual([add]);
    await reader.end();
  },
);

it.each([
  ["CREATE INDEX CONCURRENTLY IF NOT EXISTS one ON things (name)", "one"],
  ['-- why\ncreate unique index concurrently if not exists "two" on things (name);\n', "two"],
  ["DROP INDEX CONCURRENTLY IF EXISTS three;", "three"],
  ["CREATE INDEX IF NOT EXISTS four ON things (name)", undefined],
  ["CREATE INDEX CONCURRENTLY IF NOT EXISTS five ON things (name); SELECT 1", undefined],
])("findConcurrentIndex in %j returns %s", (script, index) => {
  expect(findConcurrentIndex(script)).toBe(index);
});
