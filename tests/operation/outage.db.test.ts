import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { type EmbeddedPostgres, startEmbedded } from "@/lib/platform/db/embedded/start-embedded";
import { generateId } from "@/lib/platform/db/generate-id";
import { type Database, openDatabase } from "@/lib/platform/db/open-database";
import { createTenantClient, createTestKey, type Tenant } from "../support/api";
import { buildTestEventBody, DATE } from "../support/events";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { createTestUser } from "../support/users";

/** A separate server, because that of the other tests must not stop. */
let server: EmbeddedPostgres;
let directory: string;
let database: Database;
let acme: Tenant;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-outage-"));
  server = await startEmbedded(directory, { durable: false });
  const url = server.superuserAddress("postgres");
  await applyMigrations(url);
  Object.assign(process.env, {
    DATABASE_URL: url,
    BOOKPAGE_SECRET: "a secret that only these tests use",
    LOG_LEVEL: "silent",
    RATE_LIMIT_API: "0",
    MAIL_LIMIT_RECIPIENT: "0",
    WEB_URL: "https://meet.example.com",
  });
  database = openDatabase(url);
  const id = generateId();
  await database.db.organization.create({ data: { id, name: "Acme" } });
  acme = createTenantClient(id, await createTestKey(database.db, id));
}, 180_000);

afterAll(async () => {
  await closeDatabase();
  await database.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}, 60_000);

const OUTAGE = 10_000; // Milliseconds.

it("a database outage of ten seconds fails some requests with 503, and nothing else", async () => {
  const worker = await startWorkerProcess({});
  onTestFinished(async () => void (await stopProcess(worker, "SIGKILL")));
  const host = await createTestUser(acme);
  const answers: { begun: number; at: number; status: number; retryAfter: string | null; id: string }[] = [];
  let loading = true;
  const body = () => buildTestEventBody(host, { dates: [DATE], invitees: [{ email: "guest@example.com" }] });
  const load = Array.from({ length: 8 }, async () => {
    while (loading) {
      const begun = Date.now();
      const { status, headers, body: answer } = await acme.post("/v2/events", body());
      answers.push({ begun, at: Date.now(), status, retryAfter: headers.get("retry-after"), id: answer._id });
      await sleep(100);
    }
  });
  // The first request loads modules.
  await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(40);
  await server.stop();
  const stopped = Date.now();
  await sleep(OUTAGE);
  server = await startEmbedded(directory, { durable: false });
  const back = Date.now();
  await expect
    .poll(() => answers.filter(({ at, status }) => at > back && status === 201).length, { timeout: 60_000 })
    .toBeGreaterThan(5);
  loading = false;
  await Promise.all(load);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  const refused = answers.filter(({ status }) => status === 503);
  for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
  const meanwhile = answers.filter(({ begun, at }) => begun > stopped && at < stopped + OUTAGE);
  expect(meanwhile.filter(({ status }) => status !== 503)).toEqual([]);

  // A rejected transaction may have committed with its response lost, and then exists completely.
  const events = await database.db.event.findMany({
    include: { dates: true, invitees: true, votes: true },
  });
  const written = new Set(events.map(({ id }) => id));
  for (const { status, id } of answers) if (status === 201) expect(written).toContain(id);
  for (const { dates, invitees, votes } of events)
    expect([dates.length, invitees.length, votes.length]).toEqual([1, 2, 1]);
  expect(events.length).toBeLessThanOrEqual(answers.length);

  // The worker, which was not restarted, writes both mails of each event.
  expect(worker.exitCode).toBeNull();
  // Jobs that failed repeatedly wait up to a minute or two for their next attempt.
  await expect.poll(() => database.db.mail.count(), { timeout: 200_000 }).toBe(2 * events.length);
}, 400_000);
