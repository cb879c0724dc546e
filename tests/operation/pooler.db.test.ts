import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { assertDatabaseUrls } from "@/lib/platform/db/assert-database-urls";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestEventBody, DATE } from "../support/events";
import { startNaivePooler } from "../support/naive-pooler";
import { findPgbouncer, startPgbouncer } from "../support/start-pgbouncer";
import { createTestUser } from "../support/users";

const api = createTestApi();

const LOSES =
  "DATABASE_URL leads to a pooler that loses prepared statements, as PgBouncer before 1.21 does, and later ones with max_prepared_statements = 0: use PgBouncer 1.21 or newer with max_prepared_statements = 200, or lead DATABASE_URL to PostgreSQL itself.";
const NO_DIRECT =
  "DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, which migrations and workers need.";

const TRIES = 5;

/** Returns the start's error, which is the same on repetition. */
async function refusal(url: string, direct?: string): Promise<string | null> {
  const sentences = new Set<string | null>();
  for (let tried = 0; tried < TRIES; tried++) {
    const sentence = assertDatabaseUrls(url, { direct }).then(
      () => null,
      (error: Error) => error.message,
    );
    sentences.add(await sentence);
  }
  expect([...sentences]).toHaveLength(1);
  return [...sentences][0] ?? null;
}

it("the server itself is accepted, also under both addresses", async () => {
  const direct = inject("testServer");
  expect(await refusal(direct)).toBeNull();
  expect(await assertDatabaseUrls(direct, { direct: `${direct}#again` })).toBe(`${direct}#again`);
});

it("two addresses of different databases are rejected", async () => {
  expect(await refusal(process.env.DATABASE_DIRECT_URL as string, inject("testServer"))).toBe(
    "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.",
  );
});

it.each([1, 2, 4, 8])(
  "a pooler with %i connections without prepared statements is rejected",
  async (size) => {
    const direct = inject("testServer");
    const pooler = await startNaivePooler(direct, size);
    expect(await refusal(pooler.url, direct)).toBe(LOSES);
    pooler.stop();
  },
);

const version = findPgbouncer();
const known = version ? `${version.major}.${version.minor}` : "none: set PGBOUNCER to its path";
const isOld = version !== null && version.major === 1 && version.minor < 21;

describe.skipIf(!isOld)(`PgBouncer before 1.21 (there is ${known})`, () => {
  it.each([{}, { default_pool_size: 1 }, { server_round_robin: 1, min_pool_size: 4 }])(
    "is rejected with %j",
    async (settings) => {
      const pooler = await startPgbouncer(inject("testServer"), settings);
      expect(await refusal(pooler.url, inject("testServer"))).toBe(LOSES);
      await pooler.stop();
    },
  );
});

describe.skipIf(!version || isOld)(`PgBouncer from 1.21 on (there is ${known})`, () => {
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let acme: Tenant;

  const start = (settings: object) =>
    startPgbouncer(inject("testServer"), { max_prepared_statements: 200, ...settings });

  beforeAll(async () => {
    pooler = await start({ default_pool_size: 5 });
    const pooled = new URL(pooler.url);
    pooled.pathname = new URL(process.env.DATABASE_DIRECT_URL as string).pathname;
    process.env.DATABASE_URL = pooled.href;
    acme = await api.tenant();
  });

  afterAll(() => pooler.stop());

  it("is rejected without an address of the server itself", async () => {
    const direct = inject("testServer");
    expect(await refusal(pooler.url)).toBe(NO_DIRECT);
    expect(await refusal(direct, pooler.url)).toMatch(/^DATABASE_DIRECT_URL leads to a pooler/);
  });

  it.each([
    [{}, null],
    [{ default_pool_size: 1 }, null],
    [{ server_round_robin: 1, min_pool_size: 4 }, null],
    [{ pool_mode: "session" }, null],
    [{ max_prepared_statements: 0 }, LOSES],
    [{ pool_mode: "statement" }, expect.stringMatching(/rejects transactions/)],
  ])("with %j: %s", async (settings, sentence) => {
    const other = await start(settings);
    expect(await refusal(other.url, inject("testServer"))).toEqual(sentence);
    await other.stop();
  });

  it("handles 40 simultaneous bookings of one time, of which one succeeds, and audits the booker", async () => {
    const host = await createTestUser(acme);
    const body = buildTestEventBody(host, { bookpage: true, confirmed: { flag: true }, dates: [DATE] });
    const responses = await Promise.all(Array.from({ length: 40 }, () => acme.post("/v2/events", body)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(39).fill(409)]);
    expect(await api.db.event.count()).toBe(1);
    const entries = await acme.get("/v2/audit?resource=event");
    const actors = entries.body.map(({ actor }: { actor: { kind: string } }) => actor.kind);
    expect(new Set(actors)).toEqual(new Set(["key"]));
  }, 60_000);
});
