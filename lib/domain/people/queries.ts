import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { MissingSetupKind } from "@/lib/domain/people/options";
import { MISSING_SETUP_CONDITIONS } from "@/lib/domain/people/users/missing-setup";
import { UNFINISHED_SIGN_UP } from "@/lib/domain/people/users/queries";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { appendClauses, defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { USER_SIGN_UP_STATUSES, type UserSignUpStatus } from "./options";
import type { UserSummariesQuery, UserSummaryFilter } from "./schema";

interface UserSummaryRow {
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

/** Expiry of the user's latest link. */
const LINK_EXPIRES_AT = `greatest(
  (SELECT max(least(i.expires_at, i.revoked_at)) FROM invitations i WHERE i.${OF_USER}),
  (SELECT max(least(l.expires_at, l.used_at)) FROM signup_links l WHERE l.${OF_USER} AND l.kind = 'signup'))`;

const STATUS = `CASE
  WHEN t.suspended_at IS NOT NULL THEN 'suspended'
  WHEN EXISTS (SELECT FROM logins l WHERE l.${OF_USER}) OR EXISTS (SELECT FROM identities n WHERE n.${OF_USER}) THEN 'joined'
  ELSE coalesce((SELECT CASE WHEN e.ends > now() THEN 'invited' ELSE 'invitation_ended' END
                   FROM (SELECT ${LINK_EXPIRES_AT} AS ends) e WHERE e.ends IS NOT NULL), 'not_invited') END`;

const LAST_SEEN = `(SELECT v.at FROM last_visits v WHERE v.${OF_USER})`;

/** Users without a visit sort first. */
const SEEN = `coalesce(${LAST_SEEN}, '-infinity')`;

const NAME = "lower(coalesce(nullif(concat_ws(' ', t.first_name, t.last_name), ''), t.email, ''))";

const PAGE = `(SELECT b.nickname::text FROM bookpages b WHERE b.${OF_USER} ORDER BY b.secondary, b.created_at, b.id LIMIT 1)`;

const TEAMS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('_id', g.id, 'name', g.name) ORDER BY g.name, g.id), '[]')
  FROM team_members m JOIN teams g ON g.organization_id = $1 AND g.id = m.team_id WHERE m.${OF_USER})`;

const LACKS = `coalesce(array_remove(ARRAY[${Object.entries(MISSING_SETUP_CONDITIONS)
  .map(([name, condition]) => `CASE WHEN ${condition} THEN '${name}' END`)
  .join(", ")}], NULL), '{}')`;

const USER_SUMMARIES = defineStatement<UserSummaryRow>(`
  SELECT t.id, t.first_name AS "firstName", t.last_name AS "lastName", t.email, t.admin, t.role, ${STATUS} AS status,
         (SELECT i.id FROM invitations i WHERE i.${OF_USER} AND i.email IS NOT NULL ORDER BY i.id DESC LIMIT 1) AS invitation,
         ${LINK_EXPIRES_AT} AS "endsAt", ${TEAMS} AS teams, ${PAGE} AS page, ${LACKS} AS lacks, ${LAST_SEEN} AS "lastSeenAt", t.created_at AS "createdAt"
    FROM users t`);

/** Must match the expression of the index `users_search`. */
const SEARCHED_TEXT =
  "lower(coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || coalesce(t.email, '') || ' ' || coalesce(t.extid, ''))";

/** Must match `deriveRole`. */
const ROLE = `CASE WHEN t.admin THEN CASE WHEN t.role = 'owner' THEN 'owner' ELSE 'admin' END
  WHEN t.role IN ('manager', 'viewer') THEN t.role ELSE 'member' END`;

/** Sort key besides the id, and direction, of each order. */
const ORDERS = {
  newest: { key: null, direction: "DESC" },
  oldest: { key: null, direction: "ASC" },
  name: { key: NAME, direction: "ASC" },
  name_backwards: { key: NAME, direction: "DESC" },
  last_seen: { key: SEEN, direction: "DESC" },
  longest_unseen: { key: SEEN, direction: "ASC" },
} as const;

interface Within {
  /** The users that the caller may see; undefined for all. */
  within?: readonly string[] | undefined;
}

/** Conditions on the user `t` in the organisation `$1`. */
function buildSummaryConditions(
  query: UserSummaryFilter & Within,
  param: (value: unknown) => string,
): string[] {
  return [
    "t.organization_id = $1",
    "NOT t.resource",
    ...buildSearchConditions(SEARCHED_TEXT, query.search, param),
    ...(query.within ? [`t.id = ${formatAnyOf(param([...query.within]))}`] : []),
    ...(query.role ? [`${ROLE} = ${param(query.role)}`] : []),
    ...(query.team
      ? [`EXISTS (SELECT FROM team_members m WHERE m.${OF_USER} AND m.team_id = ${param(query.team)})`]
      : []),
    ...(query.page
      ? [`${query.page === "true" ? "" : "NOT "}EXISTS (SELECT FROM bookpages b WHERE b.${OF_USER})`]
      : []),
    ...(query.filter
      ? [query.filter === "unfinished" ? UNFINISHED_SIGN_UP : MISSING_SETUP_CONDITIONS[query.filter]]
      : []),
  ];
}

/** Lists a page of users by one statement. */
export async function listUserSummaries(
  db: Db,
  organization: OrganizationId,
  page: UserSummariesQuery & Within,
  url: URL,
) {
  const values: unknown[] = [organization];
  const param = (value: unknown) => `$${values.push(value)}`;
  const { key, direction } = ORDERS[page.sort ?? "newest"];
  const conditions = [
    ...buildSummaryConditions(page, param),
    ...(page.status ? [`${STATUS} = ${param(page.status)}`] : []),
    ...(page.cursor ? [buildCursorCondition(key, direction, param(page.cursor))] : []),
  ];
  const order = [...(key ? [`${key} ${direction}`] : []), `t.id ${direction}`].join(", ");
  const tail = `WHERE ${conditions.join(" AND ")} ORDER BY ${order} LIMIT ${param(page.limit + 1)}`;
  const rows = await executeSql(db, appendClauses(USER_SUMMARIES, tail, { isPrepared: false }), values);
  return buildPageReply(rows, { limit: page.limit }, url, serializeUserSummary);
}

const PERSON = appendClauses(
  USER_SUMMARIES,
  "WHERE t.organization_id = $1 AND NOT t.resource AND t.id = $2",
  {
    isPrepared: false,
  },
);

export async function getUserSummary(db: Db, organization: OrganizationId, id: string) {
  const [row] = await executeSql(db, PERSON, [organization, id]);
  if (!row) throw buildNotFoundProblem(`The person ${id}`);
  return serializeUserSummary(row);
}

const COUNTS = defineStatement<Record<UserSignUpStatus, number>>(`
  SELECT ${USER_SIGN_UP_STATUSES.map((status) => `count(*) FILTER (WHERE s.status = '${status}') AS ${status}`).join(", ")}
    FROM users t CROSS JOIN LATERAL (SELECT ${STATUS} AS status) s
   WHERE t.organization_id = $1`);

/** Counts the users of each status. */
export async function countUsers(
  db: Db,
  organization: OrganizationId,
  query: UserSummaryFilter & Within,
): Promise<Record<UserSignUpStatus, number>> {
  const values: unknown[] = [organization];
  const conditions = buildSummaryConditions(query, (value) => `$${values.push(value)}`);
  const counts = appendClauses(COUNTS, `AND ${conditions.join(" AND ")}`, { isPrepared: false });
  const [row] = await executeSql(db, counts, values);
  return row as Record<UserSignUpStatus, number>;
}

/** The cursor is an id, as in other lists; a subquery looks up its sort key. */
function buildCursorCondition(key: string | null, direction: "ASC" | "DESC", cursor: string): string {
  const sign = direction === "ASC" ? ">" : "<";
  if (!key) return `t.id ${sign} ${cursor}`;
  const cursorKey = `(SELECT ${key} FROM users t WHERE t.organization_id = $1 AND t.id = ${cursor})`;
  return `(${key}, t.id) ${sign} (${cursorKey}, ${cursor})`;
}

const serializeUserSummary = (row: UserSummaryRow) => ({
  _id: row.id,
  name: formatFullName(row),
  email: row.email,
  role: deriveRole(row),
  status: row.status as UserSignUpStatus,
  invitation: row.invitation,
  invitation_ends_at: row.endsAt,
  teams: row.teams as { _id: string; name: string }[],
  page: row.page,
  lacks: row.lacks as MissingSetupKind[],
  last_seen_at: row.lastSeenAt,
  createdAt: row.createdAt,
});
