import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { listMigrations } from "@/lib/platform/db/migrations-folder";
import { createTestApi, type Tenant } from "../support/api";
import { runCommandLine, startCommand } from "../support/command-line";
import { createEmptyDatabase } from "../support/create-empty-database";
import { createTestEvent } from "../support/events";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { loadTableContents } from "../support/load-table-contents";
import { createTestUser } from "../support/users";

const api = createTestApi();
const [restored, refilled, older, newer] = [
  createEmptyDatabase(),
  createEmptyDatabase(),
  createEmptyDatabase(),
  createEmptyDatabase(),
];

const PASSPHRASE = "five grey herons on a roof";

let folder: string;
let acme: Tenant;
let whole: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
  acme = await api.tenant();
  await createFullFixture(acme);
  await acme.post(
    "/v2/users",
    { organization: acme.id, user: { email: "once@example.com" } },
    { "idempotency-key": "one" },
  );
  whole = path.join(folder, "whole.backup");
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (url: string | undefined, more: Record<string, string> = {}) => ({
  DATABASE_URL: url,
  BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET,
  BOOKPAGE_DATA_DIR: path.join(folder, "data"),
  BOOKPAGE_PASSPHRASE: PASSPHRASE,
  ...more,
});

/** Returns the contents without the table that records when the data were last opened. */
const contents = async (url: string) => {
  const { "public.rate_limits": _, ...others } = await loadTableContents(url);
  return others;
};

describe("a backup", { timeout: 240_000 }, () => {
  it("restores every row of every table, encrypted columns and sequences included", {
    tags: "main",
  }, async () => {
    const made = await runCommandLine(["backup", whole], settings(process.env.DATABASE_URL));
    expect(made).toMatchObject({ exitCode: 0, stderr: "" });
    expect((await stat(whole)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual([path.basename(whole)]);
    const before = await contents(process.env.DATABASE_URL ?? "");
    const filled = Object.values(before).filter(({ rows }) => rows > 0).length;
    expect(filled).toBeGreaterThan(35); // The database has some fifty tables, and this covers nearly all.

    const { answer, stderr } = await runCommandLine(["restore", whole], settings(restored.url));
    expect(stderr).toBe("");
    expect(answer).toMatchObject({ rows: made.answer.rows, tables: made.answer.tables });
    expect(answer.sealed.opened).toBeGreaterThan(3);
    expect(answer.sealed.unreadable).toBe(0);
    expect(await contents(restored.url)).toEqual(before);
    expect(await applyMigrations(restored.url)).toEqual([]);

    const ids = await restored.query(
      "SELECT max(id) AS last, (graphile_worker.add_job('send_reminder')).id AS next FROM graphile_worker._private_jobs",
    );
    expect(Number(ids.rows[0].next)).toBeGreaterThan(Number(ids.rows[0].last));
    const schema =
      "SELECT count(*)::int AS n FROM pg_constraint UNION ALL SELECT count(*)::int FROM pg_index UNION ALL SELECT count(*)::int FROM pg_trigger WHERE tgenabled = 'O'";
    // A cluster adds its own triggers and constraints.
    if (!process.env.CITUS_URL)
      expect((await restored.query(schema)).rows).toEqual((await api.pool.query(schema)).rows);
  });

  it("is consistent during bookings: every meeting has its reservation", async () => {
    const host = await createTestUser(acme);
    let hour = 0;
    let over = false;
    const book = async () => {
      while (!over) {
        const date = new Date(Date.UTC(2031, 0, 1, hour++)).toISOString();
        const end_date = new Date(Date.parse(date) + 1_800_000).toISOString();
        await createTestEvent(acme, host, {
          bookpage: true,
          confirmed: { flag: true },
          dates: [{ date, end_date }],
        });
      }
    };
    const booking = Promise.all([book(), book(), book()]);
    await expect.poll(() => hour, { timeout: 30_000 }).toBeGreaterThan(10);
    const file = path.join(folder, "busy.backup");
    const made = await runCommandLine(["backup", file], settings(process.env.DATABASE_URL));
    over = true;
    await booking;
    expect(made.exitCode, made.stderr).toBe(0);
    const again = await runCommandLine(["restore", file], settings(refilled.url));
    expect(again.stderr).toBe("");
    const { rows } = await refilled.query(`
      SELECT count(*)::int AS meetings, count(r.event_id)::int AS reserved
        FROM events e LEFT JOIN reservations r ON r.organization_id = e.organization_id AND r.event_id = e.id
       WHERE e.bookpage AND e.confirmed_flag AND e.created_by_user_id = '${host._id}'`);
    expect(rows[0].meetings).toBeGreaterThan(5);
    expect(rows[0].reserved).toBe(rows[0].meetings);
    expect(rows[0].meetings).toBeLessThan(hour);
  });

  it("is restored into an empty database only, or over data after typing its name", async () => {
    const name = new URL(refilled.url).pathname.slice(1);
    const before = await contents(refilled.url);
    const plain = await runCommandLine(["restore", whole], settings(refilled.url));
    expect([plain.exitCode, plain.stderr]).toEqual([
      1,
      `The database ${name} is not empty, and nothing was changed.\n`,
    ]);
    const wrong = await runCommandLine(["restore", whole, "--replace"], settings(refilled.url), "bookpage\n");
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      1,
      "That is not the name of the database: nothing was changed.\n",
    ]);
    expect(await contents(refilled.url)).toEqual(before);
    const right = await runCommandLine(["restore", whole, "--replace"], settings(refilled.url), `${name}\n`);
    expect(right).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await contents(refilled.url)).not.toEqual(before);
  });

  it("that is damaged or undecryptable changes nothing", async () => {
    const bytes = await readFile(whole);
    const cut = path.join(folder, "cut.backup");
    await writeFile(cut, bytes.subarray(0, -1));
    const before = await contents(restored.url);
    const name = `${new URL(restored.url).pathname.slice(1)}\n`;
    const attempts: [string, Record<string, string>, RegExp][] = [
      [cut, {}, /^The (backup is damaged|passphrase is not)/],
      [whole, { BOOKPAGE_PASSPHRASE: "another passphrase" }, /^The passphrase is not the one of this backup/],
      [
        whole,
        { BOOKPAGE_SECRET: "an entirely different secret, of another service" },
        /^The backup was made with another BOOKPAGE_SECRET/,
      ],
      [path.join(folder, "none.backup"), {}, /none\.backup cannot be used \(ENOENT\)/],
    ];
    for (const [file, more, sentence] of attempts) {
      const refused = await runCommandLine(
        ["restore", file, "--replace"],
        settings(restored.url, more),
        name,
      );
      expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringMatching(sentence)]);
    }
    expect(await contents(restored.url)).toEqual(before);
  });

  it("reveals its secrets for the passphrase", async () => {
    const { answer } = await runCommandLine(["backup:secrets", whole], settings(undefined));
    expect(answer).toEqual({ BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET });
  });

  it.each(["SELECT to_regnamespace('bookpage_unfinished_load')", "SELECT to_regclass('public.events')"])(
    "whose restoration is killed at %s leaves nothing that starts, and can be restored again",
    async (sign) => {
      await newer.query(
        "DROP SCHEMA IF EXISTS public, graphile_worker, bookpage_unfinished_load CASCADE; CREATE SCHEMA public",
      );
      const command = startCommand(["restore", whole], settings(newer.url));
      const ended = once(command, "exit");
      for (;;) {
        const { rows } = await newer.query(sign);
        if (Object.values(rows[0])[0]) break;
        await sleep(5);
      }
      command.kill("SIGKILL");
      await ended;
      const start = await runCommandLine(["migrate"], settings(newer.url));
      expect([start.exitCode, start.stderr]).toEqual([1, expect.stringMatching(/was interrupted/)]);
      await expect
        .poll(
          async () =>
            (
              await newer.query(
                `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
              )
            ).rowCount,
        )
        .toBe(0);
      const again = await runCommandLine(["restore", whole], settings(newer.url));
      expect(again).toMatchObject({ exitCode: 0, stderr: "" });
      expect((await runCommandLine(["migrate"], settings(newer.url))).answer).toEqual({ applied: [] });
    },
  );

  it("of an earlier release is migrated to this one", async () => {
    const all = await listMigrations();
    await applyMigrations(older.url, { isBeingFilled: true, only: all.slice(0, -1) });
    await older.query(
      "INSERT INTO organizations (id, name, updated_at) VALUES ('0123456789abcdef01234567', 'Early', now())",
    );
    const file = path.join(folder, "early.backup");
    const made = await runCommandLine(["backup", file], settings(older.url));
    expect(made).toMatchObject({ exitCode: 0, stderr: "" });
    await older.query("DROP SCHEMA public, graphile_worker CASCADE; CREATE SCHEMA public");
    const again = await runCommandLine(["restore", file], settings(older.url));
    expect(again).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await applyMigrations(older.url)).toEqual([]);
    expect((await older.query("SELECT name FROM organizations")).rows).toEqual([{ name: "Early" }]);
  });
});
