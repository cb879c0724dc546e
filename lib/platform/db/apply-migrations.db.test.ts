import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { applyMigrations } from "./apply-migrations";
import { toCurrentMigrations } from "./mark-baseline-applied";
import { listMigrations } from "./migrations-folder";
import { findPendingMigrations } from "./pending-migrations";

const name = `test_${process.pid}_${randomBytes(6).toString("hex")}`;
let server: pg.Client;
let client: pg.Client;
let url: string;

beforeAll(async () => {
  server = new pg.Client({ connectionString: inject("testServer") });
  await server.connect();
  await server.query(`CREATE DATABASE "${name}"`);
  const address = new URL(inject("testServer"));
  address.pathname = `/${name}`;
  url = address.href;
  client = new pg.Client({ connectionString: url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await server.query(`DROP DATABASE "${name}" WITH (FORCE)`);
  await server.end();
});

it("applyMigrations applies each migration once, even if several processes start together", {
  tags: "main",
}, async () => {
  const all = await listMigrations();
  expect(await findPendingMigrations(client)).toEqual(all);
  const applied = await Promise.all([applyMigrations(url), applyMigrations(url), applyMigrations(url)]);
  expect(applied.flat()).toEqual(all);
  expect(await findPendingMigrations(client)).toEqual([]);
});

it("applyMigrations repeats an interrupted migration", async () => {
  await client.query(`
    CREATE SCHEMA aside;
    ALTER TABLE _prisma_migrations SET SCHEMA aside;
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
    ALTER TABLE aside._prisma_migrations SET SCHEMA public;
    DELETE FROM _prisma_migrations WHERE migration_name <> (SELECT min(migration_name) FROM _prisma_migrations);
    UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0`);
  expect(await applyMigrations(url)).toEqual(await listMigrations());
});

it("applyMigrations detects a migration that was interrupted before the engine recorded it", async () => {
  const [first = "", ...later] = await listMigrations();
  await client.query("DROP SCHEMA public, graphile_worker CASCADE; CREATE SCHEMA public");
  await applyMigrations(url, { isBeingFilled: true, only: [first] });
  await client.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'interrupted'; END $$;
    CREATE TRIGGER interrupt BEFORE UPDATE OF applied_steps_count ON _prisma_migrations EXECUTE FUNCTION refuse()`);
  await expect(applyMigrations(url)).rejects.toThrow("interrupted");
  await client.query("DROP FUNCTION refuse CASCADE");
  expect(await applyMigrations(url)).toEqual(later.slice(1));
});

it("applyMigrations leaves a database of a newer release unchanged", async () => {
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
     VALUES ('newer', '', '99990101000000_of_the_future', now())`,
  );
  await expect(applyMigrations(url)).rejects.toThrow(
    /newer release has applied 99990101000000_of_the_future/,
  );
  await client.query("DELETE FROM _prisma_migrations WHERE id = 'newer'");
  expect(await applyMigrations(url)).toEqual([]);
});

describe("A database from before the baseline", () => {
  const recordReplaced = (names: readonly string[]) =>
    client.query(
      `WITH removed AS (DELETE FROM _prisma_migrations WHERE migration_name LIKE '%\\_baseline\\_%')
       INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
       SELECT gen_random_uuid(), '', name, now() FROM unnest($1::text[]) AS names (name)`,
      [names],
    );
  const replaced = [
    ...Array.from({ length: 149 }, (_, index) => `20261120${String(index).padStart(6, "0")}_early`),
    "20261217000300_offboarding_problem_reason",
  ];

  it("gets the baseline recorded, even if several processes start together", async () => {
    await recordReplaced(replaced);
    await Promise.all([applyMigrations(url), applyMigrations(url), applyMigrations(url)]);
    const { rows } = await client.query("SELECT migration_name FROM _prisma_migrations ORDER BY 1");
    expect(rows.map((row) => row.migration_name)).toEqual(await listMigrations());
  });

  it("is rejected if one of its migrations is missing", async () => {
    await recordReplaced(replaced.slice(1));
    await expect(applyMigrations(url)).rejects.toThrow(/not all migrations of that time were applied/);
  });
});

it("has backups with migrations that get their current names", async () => {
  const [first = ""] = await listMigrations();
  const names = ["20261121015117_init", "20261217000300_offboarding_problem_reason", "20301231000000_later"];
  expect(await toCurrentMigrations(names)).toEqual([
    ...(await listMigrations()).filter((name) => name.includes("_baseline_")),
    "20301231000000_later",
  ]);
  expect(await toCurrentMigrations([first])).toEqual([first]);
});
