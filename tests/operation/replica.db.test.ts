import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { assertDatabaseUrls } from "@/lib/platform/db/assert-database-urls";
import { getDatabase } from "@/lib/platform/db/client";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { findReplica } from "@/lib/platform/db/find-replica";
import { generateId } from "@/lib/platform/db/generate-id";
import { openDatabase } from "@/lib/platform/db/open-database";
import { readFromReplica } from "@/lib/platform/db/read-from-replica";
import { defineStatement } from "@/lib/platform/db/statement";
import { withClient } from "@/lib/platform/db/with-client";
import { parseEnv } from "@/lib/platform/env/env";
import { getMetrics } from "@/lib/platform/metrics/metrics";
import { runChecks } from "@/lib/worker/doctor/run-checks";
import { createTenantClient, createTestKey, type Tenant } from "../support/api";
import { type ReplicatedServer, startReplicatedServer } from "../support/replication";
import { createTestHost, createTestUser, makeUniqueName } from "../support/users";

const WRITES = 100;

let server: ReplicatedServer;
let replica: pg.Client;
let acme: Tenant;

beforeAll(async () => {
  server = await startReplicatedServer();
  await applyMigrations(server.url);
  Object.assign(process.env, {
    DATABASE_URL: server.url,
    DATABASE_REPLICA_URL: server.replicaUrl,
    BOOKPAGE_SECRET: "a secret that only these tests use",
    LOG_LEVEL: "silent",
    RATE_LIMIT_API: "0",
    WEB_URL: "https://meet.example.com",
  });
  const id = generateId();
  await getDatabase().organization.create({ data: { id, name: "Acme" } });
  acme = createTenantClient(id, await createTestKey(getDatabase(), id));
  replica = await connectToReplica();
}, 180_000);

afterAll(async () => {
  await closeDatabase();
  await replica.end();
  await server.stop();
}, 60_000);

async function connectToReplica(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.replicaUrl });
  client.on("error", () => {}); // The test stops it on purpose.
  await client.connect();
  return client;
}

const setReplica = (change: string) =>
  replica.query(`ALTER SYSTEM ${change}`).then(() => replica.query("SELECT pg_reload_conf()"));

/** Resets the state of the replica check. */
beforeEach(() => {
  const known = findReplica();
  if (known) known.pause.until = 0;
  getMetrics().replicaReads.reset();
});

async function outcomes(): Promise<Record<string, number>> {
  const { values } = await getMetrics().replicaReads.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
}

const names = async () =>
  (await acme.get("/v2/teams?limit=1000")).body.map(({ name }: { name: string }) => name);

async function createTeam(): Promise<string> {
  const name = makeUniqueName("team");
  expect((await acme.post("/v2/teams", { extid: name, name })).status).toBe(201);
  return name;
}

/** Creates a resource and finds it in the list. */
async function writeAndList() {
  const name = await createTeam();
  expect(await names()).toContain(name);
}

const WHERE = defineStatement<{ recovers: boolean }>("SELECT pg_is_in_recovery() AS recovers");

it("the replica serves lists and reports, and the primary serves what a booking depends on", {
  tags: "main",
}, async () => {
  const isReplica = async () =>
    (await readFromReplica(getDatabase(), (db) => executeSql(db, WHERE)))[0]?.recovers;
  await expect.poll(isReplica, { timeout: 20_000 }).toBe(true); // All migrations have arrived.
  const host = await createTestHost(acme);
  getMetrics().replicaReads.reset();
  const lists = ["/v2/events", "/v2/users", "/v2/teams", "/v2/locators", "/v2/third_parties", "/v2/audit"];
  const reports = ["/v2/mails", "/v2/insights", "/hooks/activity"];
  for (const path of [...lists, ...reports]) expect((await acme.get(path)).status).toBe(200);
  const { replica: answered = 0, lagging = 0 } = await outcomes();
  expect(answered + lagging).toBe(lists.length + reports.length);
  const slots = `/v2/slots?users=${host._id}&duration=60&from=2031-03-10&to=2031-03-11`;
  for (const path of [slots, `/v2/users/${host._id}`, `/v2/users/${host._id}/availabilities`, "/v2/api_keys"])
    expect((await acme.get(path)).status).toBe(200);
  expect(await outcomes()).toEqual({ ...(answered && { replica: answered }), ...(lagging && { lagging }) });
});

it("the replica never returns data older than the last write, by this process or another one", async () => {
  const other = openDatabase(server.url, { poolSize: 2 });
  for (let write = 0; write < WRITES; write++) {
    await writeAndList();
    const name = makeUniqueName("team");
    await other.db.team.create({
      data: { id: generateId(), organizationId: acme.id, externalId: name, name },
    });
    expect(await names()).toContain(name);
  }
  await other.close();
  expect((await outcomes()).replica).toBeGreaterThan(0);
}, 120_000);

it("the replica is skipped while it lags, and used again afterwards", async () => {
  await setReplica("SET recovery_min_apply_delay = '3s'");
  const lags = async () => {
    await writeAndList();
    return (await outcomes()).lagging ?? 0;
  };
  // The server reloads its settings with a delay.
  await expect.poll(lags, { timeout: 20_000 }).toBeGreaterThan(0);
  getMetrics().replicaReads.reset();
  for (let write = 0; write < 5; write++) await writeAndList();
  expect(await outcomes()).toEqual({ lagging: 5 });
  await setReplica("RESET recovery_min_apply_delay");
  const back = async () => {
    await names();
    return (await outcomes()).replica ?? 0;
  };
  await expect.poll(back, { timeout: 20_000, interval: 200 }).toBeGreaterThan(0);
}, 60_000);

/** Runs the doctor's check of the replica. */
async function examineReplica() {
  const { DATABASE_URL, DATABASE_REPLICA_URL, BOOKPAGE_SECRET = "" } = process.env;
  const settings = parseEnv({ DATABASE_URL, DATABASE_REPLICA_URL, BOOKPAGE_SECRET });
  const findings = await withClient({ connectionString: server.url }, (client) =>
    runChecks({ client, settings, secrets: [BOOKPAGE_SECRET] }),
  );
  return findings.find(({ about }) => about === "replica");
}

it("the replica is checked by the doctor", async () => {
  expect(await examineReplica()).toMatchObject({ ok: true, says: expect.stringMatching(/^answers, \d+ /) });
  process.env.DATABASE_REPLICA_URL = server.url;
  expect(await examineReplica()).toMatchObject({ ok: false, says: expect.stringContaining("takes writes") });
  process.env.DATABASE_REPLICA_URL = server.replicaUrl;
}, 60_000);

it("the replica is skipped during an outage", async () => {
  await server.stopReplica();
  expect(await examineReplica()).toMatchObject({
    ok: false,
    says: expect.stringContaining("cannot be read"),
  });
  for (let write = 0; write < 5; write++) await writeAndList();
  expect(await outcomes()).toEqual({ away: 5 });
  await server.startReplica();
  replica = await connectToReplica();
  const back = async () => {
    await names();
    return (await outcomes()).replica ?? 0;
  };
  await expect.poll(back, { timeout: 20_000, interval: 200 }).toBeGreaterThan(0);
}, 60_000);

it("the replica leaves a conflicting read to the primary", async () => {
  let tries = 0;
  const answer = await readFromReplica(getDatabase(), async (db) => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error("conflict with recovery"), { code: "40001" });
    return executeSql(db, WHERE);
  });
  expect([tries, answer]).toEqual([2, [{ recovers: false }]]);
});

it("the replica passes on errors of a read", async () => {
  const refusal = new Error("no");
  await expect(readFromReplica(getDatabase(), () => Promise.reject(refusal))).rejects.toBe(refusal);
  const unknown = await acme.get(`/v2/teams?cursor=nonsense`);
  expect(unknown.status).toBe(400);
});

it("the start rejects a server that is no replica, and tolerates one that is down", async () => {
  const check = (url: string) => assertDatabaseUrls(server.url, { replica: url });
  await check(server.replicaUrl);
  await check("postgresql://unknown@127.0.0.1:9/nothing");
  await expect(check(server.url)).rejects.toThrow(
    "DATABASE_REPLICA_URL leads to a database that takes writes: set it to the address of a replica.",
  );
  await expect(check(inject("testServer"))).rejects.toThrow("DATABASE_REPLICA_URL leads to");
  await createTestUser(acme);
});
