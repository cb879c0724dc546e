import { rm } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { hashToken } from "@/lib/platform/crypto/token";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { startBenchServer } from "./bench-server";
import { computeMedian } from "./compute-median";
import { BENCH_SETTINGS } from "./start-bench-service";

/**
 * `npm run bench:tenants`: the lists of one organisation with few and many others: 10 organisations of 1,000 users
 * each, then 1,000 of them. A list that takes longer then reads rows of others.
 */
const FEW = 10;
const MANY = 1000;
const ROUNDS = 41;
const AT_MOST = 1.3;
const KEY = "bp_tenants";

const ORGANIZATION = "0".repeat(23).concat("1");
const buildIdSql = (expression: string) => `lpad(to_hex(${expression}), 24, '0')`;

const LISTS = {
  "/v2/users": () => import("@/app/v2/users/route"),
  "/v2/events": () => import("@/app/v2/events/route"),
  "/v2/events?filter=upcoming": () => import("@/app/v2/events/route"),
  "/v2/events?q=meeting%209": () => import("@/app/v2/events/route"),
  "/v2/events?invitee_emails=guest5@example.com": () => import("@/app/v2/events/route"),
  "/v2/teams": () => import("@/app/v2/teams/route"),
  "/v2/locators": () => import("@/app/v2/locators/route"),
  "/v2/third_parties": () => import("@/app/v2/third_parties/route"),
  "/v2/audit": () => import("@/app/v2/audit/route"),
};

await rm(path.resolve(".data/bench-tenants"), { recursive: true, force: true }); // faster than deleting a million users
const database = await startBenchServer("bench-tenants");
Object.assign(process.env, {
  DATABASE_URL: database.url,
  ...BENCH_SETTINGS,
  RATE_LIMIT_API: "0",
  LOG_LEVEL: "silent",
});
try {
  const { few, many } = await database.asSuperuser(async (client) => {
    await seedOrganizations(client, 1, FEW);
    const few = await measureWarm(client);
    await seedOrganizations(client, FEW + 1, MANY);
    return { few, many: await measureWarm(client) };
  });
  for (const [list, before] of few) {
    const ratio = (many.get(list) ?? Number.NaN) / before;
    console.log(
      JSON.stringify({
        list,
        ms: Number(before.toFixed(2)),
        ratio: Number(ratio.toFixed(2)),
        at_most: AT_MOST,
        met: ratio < AT_MOST,
      }),
    );
  }
} finally {
  await closeDatabase();
  await database.stop();
}

/** Measures once the seeding is flushed to disk and everything is warm. */
async function measureWarm(client: pg.Client) {
  await client.query("CHECKPOINT");
  await measure();
  return measure();
}

/** Medians of milliseconds, each handler called like the server does. */
async function measure(): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const [list, load] of Object.entries(LISTS)) {
    const { GET } = await load();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const request = new Request(`http://localhost${list}`, { headers: { authorization: KEY } });
      const started = performance.now();
      const response = await GET?.(request, { params: Promise.resolve({}) });
      await response?.text();
      times.push(performance.now() - started);
      if (response?.status !== 200) throw new Error(`${list}: ${response?.status}`);
    }
    medians.set(list, computeMedian(times));
  }
  return medians;
}

/**
 * Seeds organisations `first` to `last`, each with 1,000 users, 200 events of two guests, and 100 of each other
 * resource.
 */
async function seedOrganizations(client: pg.Client, first: number, last: number) {
  console.error(`Seeding organisations ${first} to ${last}…`);
  const organizations = `generate_series(${first}, ${last}) o`;
  const each = (count: number) => `${organizations} CROSS JOIN generate_series(0, ${count - 1}) i`;
  const id = buildIdSql("o * 1000 + i");
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica"); // disables foreign keys and triggers
  for (const statement of [
    `INSERT INTO organizations (id, name, updated_at) SELECT ${buildIdSql("o")}, 'Organisation ' || o, now() FROM ${organizations}`,
    `INSERT INTO users (id, organization_id, email, first_name, timezone, calendar_list_id, updated_at)
     SELECT ${id}, ${buildIdSql("o")}, 'user' || i || '@' || o || '.example', 'User', 'Europe/Paris', ${id}, now() FROM ${each(1000)}`,
    `INSERT INTO events (id, organization_id, title, created_by_user_id, timezone, key_store_id, email, ends_at, updated_at)
     SELECT ${id}, ${buildIdSql("o")}, 'Meeting ' || i, ${id}, 'Europe/Paris', ${id}, i || '@example.com',
            now() + (i - 100) * interval '1 day', now() FROM ${each(200)}`,
    `INSERT INTO invitees (id, key_hash, organization_id, event_id, full_name, email, position)
     SELECT ${buildIdSql("(o * 1000 + i) * 2 + n")}, decode(${buildIdSql("(o * 1000 + i) * 2 + n")}, 'hex'), ${buildIdSql("o")}, ${id}, 'Guest', 'guest' || (i + n) || '@example.com', n
       FROM ${each(200)} CROSS JOIN generate_series(0, 1) n`,
    `INSERT INTO teams (id, organization_id, extid, name, updated_at)
     SELECT ${id}, ${buildIdSql("o")}, i::text, 'Team ' || i, now() FROM ${each(100)}`,
    `INSERT INTO team_members (organization_id, team_id, user_id) SELECT ${buildIdSql("o")}, ${id}, ${id} FROM ${each(100)}`,
    `INSERT INTO locators (id, organization_id, handle, updated_at)
     SELECT ${id}, ${buildIdSql("o")}, 'locator-' || o || '-' || i, now() FROM ${each(100)}`,
    `INSERT INTO directory (kind, value, organization_id, id)
     SELECT 'locator', 'locator-' || o || '-' || i, ${buildIdSql("o")}, ${id} FROM ${each(100)}`,
    `INSERT INTO audit_entries (id, organization_id, actor_kind, action, resource, resource_id, changes)
     SELECT ${id}, ${buildIdSql("o")}, 'system', 'create', 'user', ${id}, '{}' FROM ${each(1000)}`,
  ]) {
    await client.query(statement);
  }
  if (first === 1) {
    await client.query(
      "INSERT INTO api_keys (id, organization_id, name, prefix, hash, scopes) VALUES ($1, $1, 'bench', 'bp', $2, '{}')",
      [ORGANIZATION, hashToken(KEY)],
    );
  }
  await client.query("COMMIT");
  await client.query("VACUUM ANALYZE");
}
