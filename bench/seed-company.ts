import type pg from "pg";
import { hashToken } from "@/lib/platform/crypto/token";

export const COMPANY = "c0".padEnd(24, "0");
export const COMPANY_KEY = "bp_company";

const PEOPLE = 200;
const TEAMS = 20;
const EVENTS = 300_000;

const DAYS = 730;

const buildUserIdSql = (number: string) => `lpad(to_hex(${number}), 24, '0')`;
const buildIdSql = (kind: string, number: string) => `'${kind}' || lpad(to_hex(${number}), 20, '0')`;

// Ids begin with the second of their creation, and rows are stored in the order of their creation.
const MEETINGS = `
  SELECT lpad(to_hex(extract(epoch FROM created_at)::int), 8, '0') || lpad(to_hex(i), 16, '0') AS id, i, host, created_at,
         created_at + ((hashtext('lead' || i) & 1023) * interval '1 hour') AS starts_at, hashtext('chance' || i) & 127 AS chance
    FROM (SELECT i, (hashtext('host' || i) & 1073741823) % ${PEOPLE} AS host,
                 now() - (${EVENTS} - i) * (interval '${DAYS} days' / ${EVENTS}) AS created_at
            FROM generate_series(1, ${EVENTS}) i) made`;

/**
 * Seeds a company of 200 users in 20 teams, each with a page of two types and a video call, and 300,000 meetings of
 * the last two years. One in eight is cancelled, one in thirty-two missed; pages were opened every day.
 */
export async function seedCompany(client: pg.Client): Promise<void> {
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica"); // disables foreign keys and triggers
  for (const statement of [
    `INSERT INTO organizations (id, name, updated_at) VALUES ('${COMPANY}', 'Company', now())`,
    `INSERT INTO users (id, organization_id, email, first_name, last_name, timezone, calendar_list_id, resource, updated_at)
     SELECT ${buildUserIdSql("i")}, '${COMPANY}', CASE WHEN i < ${PEOPLE} THEN 'person' || i || '@example.com' END, 'Person', i::text, 'Europe/Berlin', ${buildUserIdSql("i")},
            i >= ${PEOPLE}, now()
       FROM generate_series(0, ${PEOPLE + 9}) i`,
    `INSERT INTO bookpages (id, organization_id, user_id, nickname, custom, updated_at)
     SELECT ${buildIdSql("b00c", "i")}, '${COMPANY}', ${buildUserIdSql("i")}, 'person-' || i, '{}', now()
       FROM generate_series(0, ${PEOPLE - 1}) i`,
    `INSERT INTO appointment_types (id, organization_id, bookpage_id, handle, name, custom, updated_at)
     SELECT ${buildIdSql("a000", "i * 2 + n")}, '${COMPANY}', ${buildIdSql("b00c", "i")}, 'type-' || n, 'Type ' || n, '{}', now()
       FROM generate_series(0, ${PEOPLE - 1}) i CROSS JOIN generate_series(0, 1) n`,
    `INSERT INTO teams (id, organization_id, extid, name, updated_at)
     SELECT ${buildIdSql("7ea0", "i")}, '${COMPANY}', i::text, 'Team ' || i, now() FROM generate_series(0, ${TEAMS - 1}) i`,
    `INSERT INTO team_members (organization_id, team_id, user_id)
     SELECT '${COMPANY}', ${buildIdSql("7ea0", `i % ${TEAMS}`)}, ${buildUserIdSql("i")} FROM generate_series(0, ${PEOPLE - 1}) i`,
    `INSERT INTO events (id, organization_id, title, confirmed_flag, created_by_user_id, timezone, bookpage, bookpage_id,
                         appointment_type_id, link_id, source, room_id, cancelled_at, key_store_id, email, starts_at, ends_at,
                         created_at, updated_at)
     SELECT id, '${COMPANY}', 'Meeting ' || i, chance % 16 <> 1, ${buildUserIdSql("host")}, 'Europe/Berlin', chance < 96,
            CASE WHEN chance < 112 THEN ${buildIdSql("b00c", "host")} END,
            CASE WHEN chance < 96 THEN ${buildIdSql("a000", "host * 2 + chance % 2")} END,
            CASE WHEN chance % 8 = 3 THEN ${buildIdSql("11b0", "host")} END,
            CASE WHEN chance % 8 = 5 THEN 'embed' END,
            CASE WHEN chance % 8 = 6 THEN ${buildUserIdSql(`${PEOPLE} + i % 10`)} END,
            CASE WHEN chance % 8 = 0 THEN created_at + interval '1 day' END,
            id, 'meeting-' || i || '@example.com', CASE WHEN chance % 16 <> 1 THEN starts_at END,
            starts_at + interval '30 minutes', created_at, created_at
       FROM (${MEETINGS}) m ORDER BY i`,
    `INSERT INTO invitees (id, organization_id, event_id, email, full_name, key_hash, no_show_at, position, created_at)
     SELECT id, '${COMPANY}', id, 'guest' || i % 5000 || '@example.com', 'Guest', decode(id, 'hex'),
            CASE WHEN chance % 32 = 2 AND starts_at < now() THEN starts_at END, 0, created_at
       FROM (${MEETINGS}) m ORDER BY i`,
    `INSERT INTO page_views (organization_id, day, bookpage_id, views)
     SELECT '${COMPANY}', current_date - d, ${buildIdSql("b00c", "i")}, 5
       FROM generate_series(0, ${DAYS}) d CROSS JOIN generate_series(0, ${PEOPLE - 1}) i`,
  ])
    await client.query(statement);
  await client.query(
    "INSERT INTO api_keys (id, organization_id, name, prefix, hash, scopes) VALUES ($1, $1, 'bench', 'bp', $2, '{}')",
    [COMPANY, hashToken(COMPANY_KEY)],
  );
  await client.query("COMMIT");
  await client.query("VACUUM ANALYZE");
}
