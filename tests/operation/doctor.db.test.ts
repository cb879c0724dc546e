import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/platform/env/env";
import { runChecks } from "@/lib/worker/doctor/run-checks";
import { createTestApi } from "../support/api";
import { runCommandLine } from "../support/command-line";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "meetings@example.com" });

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const tenant = await api.tenant();
  await createFullFixture(tenant);
  await createTestWebhook(tenant);
}, 60_000);
afterAll(() => client.end());

async function findWrong(settings: Record<string, string> = {}) {
  const { BOOKPAGE_SECRET = "", DATABASE_URL, SMTP_URL, MAIL_FROM } = process.env;
  const given = { BOOKPAGE_SECRET, DATABASE_URL, SMTP_URL, MAIL_FROM, ...settings };
  const patient = { client, settings: parseEnv(given) };
  const secrets = [settings.BOOKPAGE_SECRET ?? BOOKPAGE_SECRET] as const;
  const findings = await runChecks({ ...patient, secrets });
  expect(findings.filter(({ ok, todo }) => !ok && !todo)).toEqual([]);
  return Object.fromEntries(findings.filter(({ ok }) => !ok).map(({ about, says }) => [about, says]));
}

/** Checks that these tests cannot make pass. */
const ALWAYS = {
  workers: expect.stringMatching(/^none is running/),
  address: expect.stringContaining("does not answer"),
};

describe("the doctor", { timeout: 60_000 }, () => {
  it("passes a healthy installation, and detects a mail server that is down", { tags: "main" }, async () => {
    const { mail, ...others } = await findWrong();
    expect(others).toEqual(ALWAYS);
    expect(mail).toMatch(/^127\.0\.0\.1:9: .*ECONNREFUSED/);
  });

  it.each([
    ["UPDATE calendars SET access_broken = true", "calendars", /of \d+ cannot be read/],
    ["UPDATE webhooks SET disabled_at = now()", "webhooks", /\d+ are disabled and 0 failing/],
    ["UPDATE users SET timezone = 'Mars/Olympus_Mons'", "time zones", /^Mars\/Olympus_Mons not known/],
    [
      "UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id = (SELECT min(id) FROM graphile_worker._private_jobs)",
      "failed jobs",
      /^1 were given up/,
    ],
    ["UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 hour'", "jobs", /^\d+ are late/],
    ["CREATE SCHEMA bookpage_unfinished_load", "migrations", /was interrupted/],
    [
      "DELETE FROM _prisma_migrations WHERE migration_name LIKE '%\\_baseline\\_triggers'",
      "migrations",
      /^1 are due/,
    ],
    [
      "UPDATE _prisma_migrations SET migration_name = '99990101000000_late' WHERE migration_name LIKE '%\\_baseline\\_triggers'",
      "migrations",
      /^a newer release has applied 99990101000000_late/,
    ],
    ["DROP EXTENSION cube CASCADE", "extensions", /^cube not there/],
  ])("after %s, reports %s", async (change, about, says) => {
    await client.query("BEGIN");
    try {
      await client.query(change);
      const { address, mail, workers, ...found } = await findWrong();
      expect(found).toEqual({ [about]: expect.stringMatching(says) });
    } finally {
      await client.query("ROLLBACK");
    }
  });

  it.each([
    [{ BOOKPAGE_SECRET: "this is not the secret that was set" }, "secret", /does not decrypt/],
    [{ WEB_URL: "http://book.example.invalid" }, "proxies", /not https/],
    [{ WEB_URL: "https://book.example.invalid", HOST: "0.0.0.0" }, "proxies", /would count as one/],
  ])("with %j, reports %s", async (settings, about, says) => {
    expect((await findWrong(settings))[about]).toMatch(says);
  });

  it("prints JSON, and exits with status 1 on a failed check", async () => {
    const settings = { DATABASE_URL: process.env.DATABASE_URL, BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET };
    const found = await runCommandLine(["doctor", "--json"], settings);
    expect([found.exitCode, found.stderr, found.answer.ok]).toEqual([1, "", false]);
    expect(found.answer.findings.length).toBeGreaterThan(12);
    for (const [variables, about] of [
      [{ PORT: "none" }, "settings"],
      [{ ...settings, DATABASE_URL: "postgresql://me:hidden@127.0.0.1:9/book" }, "database"],
    ] as const) {
      const { exitCode, answer } = await runCommandLine(["doctor"], variables);
      expect(exitCode).toBe(1);
      expect(answer.findings.at(-1)).toMatchObject({ about, ok: false });
      expect(JSON.stringify(answer)).not.toContain("hidden");
    }
  });
});
