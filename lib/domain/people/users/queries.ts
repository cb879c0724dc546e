import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { MissingSetupKind } from "@/lib/domain/people/options";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { MISSING_SETUP_CONDITIONS } from "./missing-setup";
import { serializeUser, type UserRow } from "./serialize";
import type { UsersQuery } from "./users-query";

/** Same columns as Prisma with `USER_INCLUDE`. */
export const USERS_WITH_CONTEXT = defineStatement<UserRow>(
  selectFrom("users", Prisma.UserScalarFieldEnum, {
    organization: `jsonb_build_object('id', $1::text, 'name', (SELECT o.name FROM organizations o WHERE o.id = $1))`,
    calendarList: `(SELECT jsonb_build_object('calendars', jsonb_agg(jsonb_build_object(
                     'source', c.source, 'sourceId', c.source_id, 'profile', c.profile) ORDER BY c.created_at, c.id))
                    FROM calendars c
                   WHERE c.organization_id = $1 AND c.calendar_list_id = t.calendar_list_id HAVING count(*) > 0)`,
  }),
);

export async function getUser(db: Db, organization: OrganizationId, id: string) {
  const row = await findRow(db, USERS_WITH_CONTEXT, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw buildNotFoundProblem(`The user ${id}`);
  return serializeUser(row);
}

/** Must match the expression of the index `users_search`. */
const SEARCHED_TEXT =
  "lower(coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || coalesce(t.email, '') || ' ' || coalesce(t.extid, ''))";

/** A condition on the user `t` in the organisation `$1`. */
export const UNFINISHED_SIGN_UP = `EXISTS (SELECT 1 FROM signup_links l WHERE l.organization_id = $1 AND l.user_id = t.id)
  AND NOT EXISTS (SELECT 1 FROM logins l WHERE l.organization_id = $1 AND l.user_id = t.id)`;

/** Users with an address who have never signed in. */
const NOT_JOINED = `t.email IS NOT NULL AND NOT t.resource
  AND t.suspended_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM logins l WHERE l.organization_id = $1 AND l.user_id = t.id)`;

/** Must match `deriveRole`. */
const ROLE = `CASE WHEN t.admin THEN CASE WHEN t.role = 'owner' THEN 'owner' ELSE 'admin' END
  WHEN t.role IN ('manager', 'viewer') THEN t.role ELSE 'member' END`;

const buildTeamCondition = (team: string) => `EXISTS (SELECT 1 FROM team_members m
  WHERE m.organization_id = $1 AND m.team_id = ${team} AND m.user_id = t.id)`;

const isMissingSetup = (filter: string | undefined): filter is MissingSetupKind =>
  filter !== undefined && Object.hasOwn(MISSING_SETUP_CONDITIONS, filter);

interface Within {
  /** The users that the caller may see; undefined for all. */
  within?: readonly string[] | undefined;
}

/** Lists users, the newest first. */
export async function listUsers(db: Db, organization: OrganizationId, page: UsersQuery & Within, url: URL) {
  return buildPageReply(
    await listRowPage(db, USERS_WITH_CONTEXT, organization, page, (param) => [
      ...buildSearchConditions(SEARCHED_TEXT, page.search, param),
      ...(page.extid ? [`t.extid = ${param(page.extid)}`] : []),
      ...(page.email ? [`t.email = ${param(page.email)}`] : []),
      ...(page.ids ? [`t.id = ${formatAnyOf(param(page.ids))}`] : []),
      ...(page.within ? [`t.id = ${formatAnyOf(param([...page.within]))}`] : []),
      ...(page.resource ? [`t.resource = ${param(page.resource === "true")}`] : []),
      ...(page.filter === "unfinished" ? [UNFINISHED_SIGN_UP] : []),
      ...(page.filter === "not_joined" ? [NOT_JOINED] : []),
      ...(page.filter === "suspended" ? ["t.suspended_at IS NOT NULL"] : []),
      ...(isMissingSetup(page.filter) ? [MISSING_SETUP_CONDITIONS[page.filter]] : []),
      ...(page.role ? [`${ROLE} = ${param(page.role)}`] : []),
      ...(page.team ? [buildTeamCondition(param(page.team))] : []),
    ]),
    page,
    url,
    serializeUser,
  );
}
