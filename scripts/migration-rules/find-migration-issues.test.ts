import { describe, expect, it } from "vitest";
import { findMigrationIssues } from "./find-migration-issues";

const check = (...texts: string[]) =>
  findMigrationIssues(
    texts.map((text, index) => ({ name: `2030010${index + 1}000000_step`, text })),
    "20300100",
  );

describe("findMigrationIssues", () => {
  it.each([
    ["CREATE INDEX things_by_name ON things (name)", /blocks writers/],
    ["CREATE UNIQUE INDEX CONCURRENTLY things_by_name ON things (name)", /IF NOT EXISTS/],
    ["CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON things (a); CREATE TABLE b (c text)", /only statement/],
    ["DROP INDEX a", /CONCURRENTLY/],
    ["DROP INDEX CONCURRENTLY IF EXISTS a; DROP INDEX CONCURRENTLY IF EXISTS b", /only statement/],
    ["ALTER TABLE things ADD COLUMN a text NOT NULL", /no default/],
    ["ALTER TABLE things ADD COLUMN a uuid DEFAULT gen_random_uuid()", /writes the whole table anew/],
    ["ALTER TABLE things ADD COLUMN a text NOT NULL DEFAULT 'x' || random()", /writes the whole table anew/],
    ["ALTER TABLE things ADD COLUMN a timestamptz DEFAULT clock_timestamp()", /writes the whole table anew/],
    ["ALTER TABLE things ADD COLUMN a bigserial", /writes the whole table anew/],
    ["ALTER TABLE things ADD COLUMN a int GENERATED ALWAYS AS IDENTITY", /writes the whole table anew/],
    ["ALTER TABLE things ADD COLUMN a int GENERATED ALWAYS AS (b + 1) STORED", /writes the whole table anew/],
    ["ALTER TABLE things ADD COLUMN a text UNIQUE", /unique index blocks writers/],
    ["ALTER TABLE things ADD COLUMN a text CHECK (a <> '')", /looks at every row/],
    ["ALTER TABLE things ADD COLUMN a text DEFAULT 'x' REFERENCES others (id)", /looks at every row/],
    ["ALTER TABLE things ALTER COLUMN a TYPE bigint", /writes the whole table anew/],
    ["ALTER TABLE things ALTER a SET NOT NULL", /CHECK \(a IS NOT NULL\) NOT VALID/],
    ["ALTER TABLE things DROP COLUMN a", /release before reads a/],
    ["ALTER TABLE things RENAME COLUMN a TO b", /old name/],
    ["ALTER TABLE things RENAME TO stuff", /old name/],
    ["DROP TABLE things", /release before reads/],
    ["ALTER TABLE things ADD CONSTRAINT a CHECK (b > 0)", /NOT VALID/],
    ["ALTER TABLE things ADD CONSTRAINT a FOREIGN KEY (b) REFERENCES c (d)", /NOT VALID/],
    ["ALTER TABLE things ADD CONSTRAINT a UNIQUE (b)", /USING INDEX/],
    ["ALTER TABLE things ADD PRIMARY KEY (b)", /USING INDEX/],
    ["ALTER TABLE things ADD CONSTRAINT a EXCLUDE USING gist (b WITH &&)", /blocks everybody/],
    ["ALTER TABLE t ADD CONSTRAINT a CHECK (b > 0) NOT VALID; ALTER TABLE t VALIDATE CONSTRAINT a", /own/],
    ["ALTER TABLE things SET UNLOGGED", /writes the whole table anew/],
    ["UPDATE things SET a = 1", /in batches/],
    ["DELETE FROM things", /in batches/],
    ["REINDEX TABLE things", /CONCURRENTLY/],
    ["CLUSTER things USING a", /written anew/],
    ["VACUUM FULL things", /written anew/],
    ["TRUNCATE things", /deletes/],
    ["LOCK TABLE things", /wait/],
    ["DO $$ BEGIN PERFORM 1; END $$", /looked into/],
    ["SET LOCAL lock_timeout = '5s'", /runner/],
  ])("rejects: %s", async (script, issue) => {
    expect(await check(script)).toContainEqual(expect.stringMatching(issue));
  });

  it.each([
    "CREATE INDEX CONCURRENTLY IF NOT EXISTS things_by_name ON things (name)",
    "DROP INDEX CONCURRENTLY IF EXISTS things_by_name",
    "CREATE TABLE things (id text PRIMARY KEY, name text UNIQUE); CREATE INDEX a ON things (name); ALTER TABLE things ADD CHECK (name <> '')",
    "ALTER TABLE things ADD COLUMN a text, ADD COLUMN b int NOT NULL DEFAULT 0, ADD COLUMN c timestamptz DEFAULT now()",
    "ALTER TABLE things ADD COLUMN a text REFERENCES others (id), ADD COLUMN b timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP",
    "ALTER TABLE things ADD CONSTRAINT a CHECK (b > 0) NOT VALID",
    "ALTER TABLE things ADD CONSTRAINT a UNIQUE USING INDEX things_by_a",
    "ALTER TABLE things ALTER a SET DEFAULT 1, ALTER b DROP NOT NULL, DROP CONSTRAINT c",
    "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE a SET b = 1; END $$",
    "UPDATE things SET a = 1 WHERE a IS NULL",
    "-- Why: nothing reads it since 1.4.0.\n-- allowed: 1.4.0 stopped reading it\nALTER TABLE things DROP COLUMN a",
  ])("accepts: %s", async (script) => {
    expect(await check(script)).toEqual([]);
  });

  it("accepts NOT NULL for a column in three steps, and not in fewer", async () => {
    const add = "ALTER TABLE things ADD CONSTRAINT a_there CHECK (a IS NOT NULL) NOT VALID";
    const validate = "ALTER TABLE things VALIDATE CONSTRAINT a_there";
    const set = "ALTER TABLE things ALTER a SET NOT NULL, DROP CONSTRAINT a_there";
    expect(await check(add, validate, set)).toEqual([]);
    expect(await check(add, `${validate}; ${set}`)).toEqual([]);
    expect(await check(add, set)).toHaveLength(1);
    expect(await check(set, add, validate)).toHaveLength(1);
    expect(await check(add, validate, set.replace("ALTER a", "ALTER b"))).toHaveLength(1);
  });

  it("reports the line, and exempts migrations from before the first release", async () => {
    const text = "-- Größe\nCREATE TABLE a (b text);\n\n-- why\nDROP TABLE c;\n";
    expect(await check(text)).toEqual([expect.stringMatching(/^20300101000000_step:5: /)]);
    expect(await findMigrationIssues([{ name: "20300101000000_step", text }], "20300101999999")).toEqual([]);
  });
});
