import { expect, it } from "vitest";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { UNDISTRIBUTED_TABLES } from "./undistributed-tables";

const test = createTestDatabase();
const undistributed = Object.keys(UNDISTRIBUTED_TABLES);

it("Every table but the undistributed ones has the organisation column that distributes it", {
  tags: "main",
}, async () => {
  const { rows } = await test.pool.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
        AND NOT EXISTS (SELECT 1 FROM pg_attribute a
                         WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND a.attnotnull)`,
  );
  const nameless = rows.map(({ name }) => name).filter((name) => !undistributed.includes(name));
  expect(nameless).toEqual(["organizations"]);
});

it("No undistributed table has a foreign key to or from a distributed one", async () => {
  const { rows } = await test.pool.query<{ ends: [string, string] }>(
    "SELECT ARRAY[conrelid::regclass::text, confrelid::regclass::text] AS ends FROM pg_constraint WHERE contype = 'f'",
  );
  const keys = rows.map(({ ends }) => ends).filter((ends) => !ends[0].startsWith("graphile_worker"));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((ends) => ends.some((name) => undistributed.includes(name)))).toEqual([]);
});

it("No table takes its ids from a sequence, which several servers would share", async () => {
  const { rows } = await test.pool.query(
    "SELECT relname FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace",
  );
  expect(rows).toEqual([]);
});

it("No table name ends like that of a shard", async () => {
  const { rows } = await test.pool.query(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename ~ '_[0-9]+$'",
  );
  expect(rows).toEqual([]);
});
