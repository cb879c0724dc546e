import { LACKING, type Lacking } from "@/lib/domain/people/users/lacking";
import { UNFINISHED_SIGN_UP } from "@/lib/domain/people/users/queries";
import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { contains } from "@/lib/platform/db/search-text";
import { sql } from "@/lib/platform/db/sql";
import { narrow, statement } from "@/lib/platform/db/statement";
import { pageReply } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import { PERSON_STATUSES, type PersonStatus } from "./person-statuses";
import type { PeopleFilter, PeopleQuery } from "./schema";

interface PersonRow {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  admin: boolean;
  role: string | null;
  status: string;
  invitation: string | null;
  endsAt: Date | null;
  teams: unknown;
  page: string | null;
  lacks: string[];
  lastSeenAt: Date | null;
  createdAt: Date;
}

const OF_USER = "organization_id = $1 AND user_id = t.id";

/** Until when the latest link works that somebody was sent. */
const LINK_ENDS = `greatest(
  (SELECT max(least(i.expires_at, i.revoked_at)) FROM invitations i WHERE i.${OF_USER}),
  (SELECT max(least(l.expires_at, l.used_at)) FROM signup_links l WHERE l.${OF_USER} AND l.kind = 'signup'))`;

const STATUS = `CASE
  WHEN t.suspended_at IS NOT NULL THEN 'suspended'
  WHEN EXISTS (SELECT FROM logins l WHERE l.${OF_USER}) OR EXISTS (SELECT FROM identities n WHERE n.${OF_USER}) THEN 'joined'
  ELSE coalesce((SELECT CASE WHEN e.ends > now() THEN 'invited' ELSE 'invitation_ended' END
                   FROM (SELECT ${LINK_ENDS} AS ends) e WHERE e.ends IS NOT NULL), 'not_invited') END`;

const LAST_SEEN = `(SELECT v.at FROM last_visits v WHERE v.${OF_USER})`;

/** Who was never there comes before everybody. */
const SEEN = `coalesce(${LAST_SEEN}, '-infinity')`;

const NAME = "lower(coalesce(nullif(concat_ws(' ', t.first_name, t.last_name), ''), t.email, ''))";

const PAGE = `(SELECT b.nickname::text FROM bookpages b WHERE b.${OF_USER} ORDER BY b.secondary, b.created_at, b.id LIMIT 1)`;

const TEAMS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('_id', g.id, 'name', g.name) ORDER BY g.name, g.id), '[]')
  FROM team_members m JOIN teams g ON g.organization_id = $1 AND g.id = m.team_id WHERE m.${OF_USER})`;

const LACKS = `coalesce(array_remove(ARRAY[${Object.entries(LACKING)
  .map(([name, condition]) => `CASE WHEN ${condition} THEN '${name}' END`)
  .join(", ")}], NULL), '{}')`;

const PEOPLE = statement<PersonRow>(`
  SELECT t.id, t.first_name AS "firstName", t.last_name AS "lastName", t.email, t.admin, t.role, ${STATUS} AS status,
         (SELECT i.id FROM invitations i WHERE i.${OF_USER} AND i.email IS NOT NULL ORDER BY i.id DESC LIMIT 1) AS invitation,
         ${LINK_ENDS} AS "endsAt", ${TEAMS} AS teams, ${PAGE} AS page, ${LACKS} AS lacks, ${LAST_SEEN} AS "lastSeenAt", t.created_at AS "createdAt"
    FROM users t`);

/** As in the index users_search. */
const SEARCHED_TEXT =
  "lower(coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || coalesce(t.email, '') || ' ' || coalesce(t.extid, ''))";

/** As `deriveRole` has it. */
const ROLE = `CASE WHEN t.admin THEN CASE WHEN t.role = 'owner' THEN 'owner' ELSE 'admin' END
  WHEN t.role IN ('manager', 'viewer') THEN t.role ELSE 'member' END`;

/** What each order goes by besides ids, and which way. */
const ORDERS = {
  newest: { key: null, direction: "DESC" },
  oldest: { key: null, direction: "ASC" },
  name: { key: NAME, direction: "ASC" },
  name_backwards: { key: NAME, direction: "DESC" },
  last_seen: { key: SEEN, direction: "DESC" },
  longest_unseen: { key: SEEN, direction: "ASC" },
} as const;

interface Within {
  /** Only these may be told of; undefined: everybody. */
  within?: readonly string[] | undefined;
}

/** Conditions on the user `t` of the organisation `$1`. */
function filterPeople(asked: PeopleFilter & Within, param: (value: unknown) => string): string[] {
  return [
    "t.organization_id = $1",
    "NOT t.resource",
    ...contains(SEARCHED_TEXT, asked.search, param),
    ...(asked.within ? [`t.id = ANY (${param([...asked.within])})`] : []),
    ...(asked.role ? [`${ROLE} = ${param(asked.role)}`] : []),
    ...(asked.team
      ? [`EXISTS (SELECT FROM team_members m WHERE m.${OF_USER} AND m.team_id = ${param(asked.team)})`]
      : []),
    ...(asked.page
      ? [`${asked.page === "true" ? "" : "NOT "}EXISTS (SELECT FROM bookpages b WHERE b.${OF_USER})`]
      : []),
    ...(asked.filter ? [asked.filter === "unfinished" ? UNFINISHED_SIGN_UP : LACKING[asked.filter]] : []),
  ];
}

/** A page of people, in one statement. */
export async function listPeople(db: Db, organization: OrganizationId, page: PeopleQuery & Within, url: URL) {
  const values: unknown[] = [organization];
  const param = (value: unknown) => `$${values.push(value)}`;
  const { key, direction } = ORDERS[page.sort ?? "newest"];
  const conditions = [
    ...filterPeople(page, param),
    ...(page.status ? [`${STATUS} = ${param(page.status)}`] : []),
    ...(page.cursor ? [isBeyond(key, direction, param(page.cursor))] : []),
  ];
  const order = [...(key ? [`${key} ${direction}`] : []), `t.id ${direction}`].join(", ");
  const tail = `WHERE ${conditions.join(" AND ")} ORDER BY ${order} LIMIT ${param(page.limit + 1)}`;
  const rows = await sql(db, narrow(PEOPLE, tail, { isPrepared: false }), values);
  return pageReply(rows, { limit: page.limit }, url, serializePerson);
}

const PERSON = narrow(PEOPLE, "WHERE t.organization_id = $1 AND NOT t.resource AND t.id = $2", {
  isPrepared: false,
});

export async function readPerson(db: Db, organization: OrganizationId, id: string) {
  const [row] = await sql(db, PERSON, [organization, id]);
  if (!row) throw notFound(`The person ${id}`);
  return serializePerson(row);
}

const COUNTS = statement<Record<PersonStatus, number>>(`
  SELECT ${PERSON_STATUSES.map((status) => `count(*) FILTER (WHERE s.status = '${status}') AS ${status}`).join(", ")}
    FROM users t CROSS JOIN LATERAL (SELECT ${STATUS} AS status) s
   WHERE t.organization_id = $1`);

/** How many there are of each status. */
export async function countPeople(
  db: Db,
  organization: OrganizationId,
  asked: PeopleFilter & Within,
): Promise<Record<PersonStatus, number>> {
  const values: unknown[] = [organization];
  const conditions = filterPeople(asked, (value) => `$${values.push(value)}`);
  const counts = narrow(COUNTS, `AND ${conditions.join(" AND ")}`, { isPrepared: false });
  const [row] = await sql(db, counts, values);
  return row as Record<PersonStatus, number>;
}

/** Where the last one on the page before stands is looked up anew, so that the cursor is an id as everywhere. */
function isBeyond(key: string | null, direction: "ASC" | "DESC", cursor: string): string {
  const sign = direction === "ASC" ? ">" : "<";
  if (!key) return `t.id ${sign} ${cursor}`;
  const own = `(SELECT ${key} FROM users t WHERE t.organization_id = $1 AND t.id = ${cursor})`;
  return `(${key}, t.id) ${sign} (${own}, ${cursor})`;
}

const serializePerson = (row: PersonRow) => ({
  _id: row.id,
  name: formatFullName(row),
  email: row.email,
  role: deriveRole(row),
  status: row.status as PersonStatus,
  invitation: row.invitation,
  invitation_ends_at: row.endsAt,
  teams: row.teams as { _id: string; name: string }[],
  page: row.page,
  lacks: row.lacks as Lacking[],
  last_seen_at: row.lastSeenAt,
  createdAt: row.createdAt,
});
