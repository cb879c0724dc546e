import type pg from "pg";
import { hashToken } from "@/lib/platform/crypto/token";

export const BENCH_KEY = "bp_bench";
export const BENCH_USER = "0000000000000000000ffff0";
export const BENCH_ORGANIZATION = (Number.parseInt(BENCH_USER, 16) % 1000).toString(16).padStart(24, "0");
export const BENCH_SLUG = "bench-host";

const USERS = 100_000;
const MEETINGS_EACH = 20;

const HOURS = JSON.stringify({
  ...Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [
      day,
      { enabled: true, slots: [{ _id: "0".repeat(24), start: 540, end: 1020 }] },
    ]),
  ),
  saturday: { enabled: false, slots: [] },
  sunday: { enabled: false, slots: [] },
});

const buildIdSql = (expression: string) => `lpad(to_hex(${expression}), 24, '0')`;

/**
 * Seeds 1,000 organisations with 100,000 users, each with hours, a page and 20 meetings (2,000,000 reservations), and
 * the one measured user. The exclusion constraint is rebuilt at the end: checking it row by row would take most of an
 * hour.
 */
export async function seedLarge(client: pg.Client, from: string): Promise<void> {
  const [{ count } = { count: "0" }] = (await client.query("SELECT count(*) FROM reservations")).rows;
  if (Number(count) >= USERS * MEETINGS_EACH) return;
  const [constraint] = (
    await client.query(
      "SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE contype = 'x'",
    )
  ).rows;
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica"); // no foreign key checks while loading
  await client.query(`ALTER TABLE reservations DROP CONSTRAINT ${constraint.conname}`);
  for (const table of [
    "organizations",
    "users",
    "availabilities",
    "bookpages",
    "events",
    "reservations",
    "api_keys",
  ]) {
    await client.query(`DELETE FROM ${table}`);
  }
  await client.query(
    `INSERT INTO organizations (id, name, updated_at) SELECT ${buildIdSql("i")}, 'Organisation ' || i, now() FROM generate_series(0, 999) i`,
  );
  await client.query(
    `INSERT INTO users (id, organization_id, email, first_name, last_name, timezone, calendar_list_id, updated_at)
     SELECT ${buildIdSql("i")}, ${buildIdSql("i % 1000")}, 'user' || i || '@example.com', 'User', i::text, 'Europe/Paris', ${buildIdSql("i")}, now()
       FROM (SELECT generate_series(1, ${USERS}) UNION ALL SELECT ${Number.parseInt(BENCH_USER, 16)}) AS s (i)`,
  );
  await client.query(
    `INSERT INTO availabilities (id, organization_id, user_id, timezone, days, updated_at)
     SELECT id, organization_id, id, 'Europe/Paris', $1::jsonb, now() FROM users`,
    [HOURS],
  );
  await client.query(
    `INSERT INTO bookpages (id, organization_id, user_id, nickname, custom, updated_at)
     SELECT id, organization_id, id, CASE WHEN id = '${BENCH_USER}' THEN '${BENCH_SLUG}' ELSE 'user-' || id END,
            '{"duration": 30, "auto_confirm": true}', now() FROM users`,
  );
  await client.query(
    `INSERT INTO directory (kind, value, organization_id, id)
     SELECT 'nickname', nickname, organization_id, id FROM bookpages`,
  );
  // Twenty meetings of each user, spread over the years around the measured month; their events are not read here.
  await client.query(
    `INSERT INTO reservations (event_id, host_id, organization_id, starts_at, ends_at, exclusive)
     SELECT ${buildIdSql("row_number() OVER ()")}, u.id, u.organization_id, t, t + interval '30 minutes', true
       FROM users u CROSS JOIN generate_series(1, ${MEETINGS_EACH}) m
      CROSS JOIN LATERAL (SELECT $1::timestamptz + (m - 10) * interval '45 days'
                                 + (hashtext(u.id) % 40) * interval '1 hour' AS t) at
      WHERE u.id <> '${BENCH_USER}'`,
    [from],
  );
  await client.query(
    `INSERT INTO api_keys (id, organization_id, name, prefix, hash, scopes)
     SELECT ${buildIdSql("1")}, organization_id, 'bench', 'bp_bench', $1, '{}' FROM users WHERE id = '${BENCH_USER}'`,
    [hashToken(BENCH_KEY)],
  );
  await client.query(
    `ALTER TABLE reservations ADD CONSTRAINT ${constraint.conname} ${constraint.definition}`,
  );
  await client.query("COMMIT");
  await client.query("VACUUM ANALYZE");
}

/** Replaces the measured user's meetings with sixty, two a day from each of these dates on. */
export async function seedMonths(client: pg.Client, dates: readonly string[]): Promise<void> {
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica");
  await client.query("DELETE FROM reservations WHERE host_id = $1", [BENCH_USER]);
  for (const [index, date] of dates.entries()) {
    await client.query(
      `INSERT INTO reservations (event_id, host_id, organization_id, starts_at, ends_at, exclusive)
       SELECT ${buildIdSql(`${USERS * MEETINGS_EACH} + ${index} * 60 + m`)}, $1, $2, t, t + interval '30 minutes', true
         FROM generate_series(1, 60) m
        CROSS JOIN LATERAL (SELECT $3::timestamptz + (m / 2) * interval '1 day' + (8 + (m % 2) * 4) * interval '1 hour' AS t) at`,
      [BENCH_USER, BENCH_ORGANIZATION, date],
    );
  }
  await client.query("COMMIT");
  // Also removes the few dead rows of earlier runs, which a plain VACUUM would skip.
  await client.query("VACUUM (ANALYZE, INDEX_CLEANUP ON) reservations");
}
