import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommandLine } from "../support/command-line";
import { createEmptyDatabase } from "../support/create-empty-database";
import { loadTableContents } from "../support/load-table-contents";

const other = createEmptyDatabase();

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it("the move-to command moves the embedded database to another server, whole, and prints the new settings", {
  timeout: 120_000,
}, async () => {
  const builtIn = { BOOKPAGE_DATA_DIR: dataDir };
  await runCommandLine(["seed:demo"], builtIn);
  const moved = await runCommandLine(["move-to", other.url], builtIn);
  expect(moved).toMatchObject({ exitCode: 0, stderr: "" });
  const there = Object.entries(await loadTableContents(other.url)).map(([table, { rows }]) => [table, rows]);
  expect(moved.answer.rows_by_table).toEqual(Object.fromEntries(there));
  expect(moved.answer.rows_by_table["public.users"]).toBeGreaterThan(1);

  const file = path.join(dataDir, "moved.env");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const settings = parseEnv(await readFile(file, "utf8"));
  expect(settings).toEqual({
    DATABASE_URL: other.url,
    BOOKPAGE_SECRET: (await readFile(path.join(dataDir, "secret"), "utf8")).trim(),
  });
  expect((await runCommandLine(["migrate"], settings)).answer).toEqual({ applied: [] });

  const again = await runCommandLine(["move-to", other.url], builtIn);
  expect([again.exitCode, again.stderr]).toEqual([
    1,
    expect.stringMatching(/is not empty, and nothing was changed/),
  ]);
  const wrong = await runCommandLine(["move-to", "mysql://host/db"], builtIn);
  expect([wrong.exitCode, wrong.stderr]).toEqual([1, "DATABASE_URL must be a postgresql:// address.\n"]);
});
