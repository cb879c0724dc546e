import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toProblem } from "@/lib/domain/contracts/to-problem";
import { TEXT_LOCK_SEEDS } from "@/lib/domain/tenancy/lock-texts";
import { withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { type Database, openDatabase } from "@/lib/platform/db/open-database";
import { defineStatement } from "@/lib/platform/db/statement";
import { createTestApi } from "../support/api";
import { buildTestEventBody, DATE } from "../support/events";
import { TEST_OFFSET_MS } from "../support/test-clock";
import { createTestUser } from "../support/users";

/** PostgreSQL's own timeouts do not fire under libfaketime. */
const itWithTimeouts = it.skipIf(TEST_OFFSET_MS !== 0);

const api = createTestApi({ DATABASE_LOCK_TIMEOUT: "1" });

const SLEEP = defineStatement("SELECT pg_sleep($1)");
const LIMITS = defineStatement<{ limits: string }>(`
  SELECT concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
                   current_setting('idle_in_transaction_session_timeout')) AS limits`);

const count = async (table: string) =>
  (await api.pool.query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count;

itWithTimeouts(
  "a booking that waits too long for a locked host is told to retry, and nothing is written",
  async () => {
    const acme = await api.tenant();
    const host = await createTestUser(acme);
    const body = buildTestEventBody(host, { bookpage: true, confirmed: { flag: true }, dates: [DATE] });
    const other = await api.pool.connect();
    await other.query("BEGIN");
    await other.query("SELECT pg_advisory_xact_lock(hashtextextended($1, $2))", [
      host._id,
      TEXT_LOCK_SEEDS.host,
    ]);
    const [jobs, entries] = [await count("graphile_worker._private_jobs"), await count("audit_entries")];

    const refused = await acme.post("/v2/events", body);
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect([await count("events"), await count("reservations")]).toEqual([0, 0]);
    expect([await count("graphile_worker._private_jobs"), await count("audit_entries")]).toEqual([
      jobs,
      entries,
    ]);

    await other.query("COMMIT");
    other.release();
    expect((await acme.post("/v2/events", body)).status).toBe(201);
  },
);

itWithTimeouts("a list that waits too long for a table lock likewise", async () => {
  const acme = await api.tenant();
  const other = await api.pool.connect();
  await other.query("BEGIN; LOCK TABLE teams");
  const refused = await acme.get("/v2/teams");
  expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
  await other.query("COMMIT");
  other.release();
  expect((await acme.get("/v2/teams")).status).toBe(200);
});

describe.each([false, true])("timeouts with pooled connections (%s)", (isPooled) => {
  let opened: Database;

  beforeAll(() => {
    const timeouts = { statementMs: 700, lockMs: 400, idleMs: 300 };
    opened = openDatabase(process.env.DATABASE_DIRECT_URL as string, { poolSize: 1, timeouts, isPooled });
  });
  afterAll(() => opened.close());

  const create = (name: string) => ({ data: { id: generateId(), name } });

  itWithTimeouts.each([
    ["a statement", (db: Database["db"]) => withTransaction(db, (tx) => executeSql(tx, SLEEP, [60]))],
    [
      "a transaction in which nothing happens",
      (db: Database["db"]) =>
        withTransaction(db, async (tx) => {
          await tx.organization.create(create("Half"));
          await sleep(800);
          await tx.organization.create(create("Half"));
        }),
    ],
  ])("end %s that takes too long with an error", async (_, work) => {
    const error = await work(opened.db).catch((thrown) => thrown);
    const { status, headers } = toProblem(error);
    expect([status, headers]).toEqual([503, { "retry-after": "5" }]);
    expect(await api.db.organization.count({ where: { name: "Half" } })).toBe(0);
  });

  it("hold in a transaction, and persist only on connections of our own", async () => {
    const [inside] = await withTransaction(opened.db, (tx) => executeSql(tx, LIMITS));
    expect(inside?.limits).toBe("700ms 400ms 300ms");
    const [outside] = await executeSql(opened.db, LIMITS);
    expect(outside?.limits).toBe(isPooled ? "0 0 0" : "700ms 400ms 300ms");
  });
});
