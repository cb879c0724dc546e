import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { runCommandLine } from "../support/command-line";

const api = createTestApi();

const DUMP = path.resolve("tests/calcom-dump/dumps/copy.sql");

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-calcom-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe("bookpage import calcom --dump", { timeout: 180_000 }, () => {
  it("moves people, pages and meetings from a dump of the database, each once", {
    tags: "main",
  }, async () => {
    const tenant = await api.tenant();
    const settings = {
      DATABASE_URL: process.env.DATABASE_URL,
      BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET,
      BOOKPAGE_DATA_DIR: directory,
      WEB_URL: "https://meet.example.com",
    };
    const run = (...args: string[]) => runCommandLine(args, settings);
    const files = path.join(directory, "settings");
    const read = await run("import", "calcom", files, "--dump", DUMP);
    expect({ exitCode: read.exitCode, stderr: read.stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(read.answer).toMatch(/^ana@dump\.example\.com$/m);
    expect(read.answer).toMatch(/intro: place: there is no place of the kind daily here/);
    expect(read.answer).not.toContain("secret");

    const organization = ["--organization", tenant.id];
    const applied = await run("apply", files, ...organization);
    expect({ exitCode: applied.exitCode, stderr: applied.stderr }).toMatchObject({ exitCode: 0 });
    const plan = await run("plan", files, ...organization, "--exit-code");
    expect(plan.exitCode).toBe(0);
    const exported = JSON.stringify((await tenant.get("/v2/settings_files")).body);
    for (const text of ["nickname: ana-lopez", "minimum_notice: 240", "name: Sales", "name: Sales 2"])
      expect(exported).toContain(text);

    const bookings = ["import", "calcom-bookings", files, "--dump", DUMP, ...organization];
    const dry = await run(...bookings);
    expect(dry.answer).toMatch(/^ana@dump\.example\.com\n {2}3 to import$/m);
    expect(dry.answer).toMatch(/Review: nobody has accepted this request in Cal\.com/);
    expect((await run(...bookings, "--apply")).answer).toMatch(/^ {2}3 imported$/m);
    expect((await run(...bookings, "--apply")).answer).toMatch(/^ {2}0 imported, 3 imported before$/m);

    for (const [args, message] of [
      [["calendly", files, "--dump", DUMP], /--dump is for Cal\.com alone/],
      [["calcom", files, "--dump", DUMP, "--url", "https://api.cal.eu"], /leave out --url/],
      [["calcom", files, "--dump", path.join(files, "brand.yaml")], /cannot be read|no dump of PostgreSQL/],
    ] as const) {
      const wrong = await run("import", ...args);
      expect([wrong.exitCode, wrong.stderr]).toEqual([1, expect.stringMatching(message)]);
    }
  });
});
