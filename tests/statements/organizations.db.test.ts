import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { listDeclaredStatements } from "./list-declared-statements";

const test = createTestDatabase();

/**
 * Tables of the whole installation, and the organisations themselves; all others belong to an organisation.
 */
const GLOBAL_TABLES = ["_prisma_migrations", "form_drafts", "organizations", "rate_limits", "sealing_keys"];

/** The table that maps installation-wide names to organisations. */
const DIRECTORY = "directory";

const list = async (text: string, values: unknown[] = []) =>
  (await test.pool.query<{ name: string }>(text, values)).rows.map(({ name }) => name);

it("a statement names the organisation in every row of an organisation's table", {
  tags: "main",
}, async () => {
  const tables = await list(`
    SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND NOT EXISTS (SELECT FROM pg_attribute a
                        WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND a.attnotnull)
     ORDER BY 1`);
  expect(tables).toEqual(GLOBAL_TABLES);
});

it("every primary key and unique constraint begins with the organisation", {
  tags: "main",
}, async () => {
  const others = await list(
    `SELECT i.indexrelid::regclass::text AS name
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
      WHERE c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1)
        AND (i.indisunique OR i.indisexclusion) AND a.attname IS DISTINCT FROM 'organization_id'
      ORDER BY 1`,
    [[...GLOBAL_TABLES, DIRECTORY]],
  );
  expect(others).toEqual([]);
});

it("every foreign key begins with the organisation, on both sides, and never changes it", async () => {
  const others = await list(`
    SELECT f.conname AS name FROM pg_constraint f
      JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
      JOIN pg_attribute k ON k.attrelid = f.confrelid AND k.attnum = f.confkey[1]
     WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace
       AND (a.attname <> 'organization_id' OR f.confupdtype <> 'a' OR f.confdeltype NOT IN ('a', 'c')
            OR k.attname <> CASE WHEN f.confrelid = 'organizations'::regclass THEN 'id' ELSE 'organization_id' END)
     ORDER BY 1`);
  expect(others).toEqual([]);
});

/** Statements over the whole installation by age, or with conditions added at run time. */
const EXCEPTIONS =
  /^DELETE FROM \w+ WHERE ctid = ANY|^SELECT e\.id, e\.title(, COALESCE\(.*\) AS start)? FROM events e$/;

/** Code outside of the service, or code for the whole installation. */
const OF_THE_INSTALLATION = /^platform\/db\/(generated|testing)\/|^worker\/doctor\//;

/** All hand-written SQL of the service, each text once and in one line. */
let texts: string[];
beforeAll(async () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !OF_THE_INSTALLATION.test(file),
  );
  const declaring = files
    .map((file) => path.join("lib", file))
    .filter((file) => /statement\b/i.test(readFileSync(file, "utf8")));
  const declared = await listDeclaredStatements(declaring);
  texts = [...new Set(declared.map(({ text }) => text.trim().replace(/\s+/g, " ")))];
  expect(texts.length).toBeGreaterThan(200);
}, 240_000); // The test loads most of `lib`.

it("a hand-written statement names the organisation for every table", { tags: "main" }, async () => {
  const tables = new Set(
    await list(
      "SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'organization_id'",
    ),
  );
  const issues = texts.filter((text) => {
    // A statement that ends with its table is a prefix for several, each of which continues with the
    // organisation (`rows.ts`).
    const more = / FROM \w+ t$/.test(text) ? 1 : 0;
    const named = [...text.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO|USING) (\w+)/g)];
    const owned = named.filter(([, table = ""]) => tables.has(table)).length;
    return owned > (text.match(/\borganization_id\b/g) ?? []).length + more && !EXCEPTIONS.test(text);
  });
  expect(issues).toEqual([]);
});

it("an upsert from a SELECT updates a row from the new row only", () => {
  // A worker of a cluster receives rows, and cannot infer the types of parameters used only in them.
  const issues = texts.filter((text) =>
    /\bINSERT INTO \S+( AS \w+)? \([^)]*\) SELECT\b.* DO UPDATE SET ((?! RETURNING ).)*\$\d/.test(text),
  );
  expect(issues).toEqual([]);
});
