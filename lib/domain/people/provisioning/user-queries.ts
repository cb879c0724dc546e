import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { appendClauses, defineStatement } from "@/lib/platform/db/statement";
import { USER_SHAPE } from "./protocol/attribute-names";
import { buildFilterSql } from "./protocol/build-filter-sql";
import type { Filter } from "./protocol/parse-filter";
import type { ScimPage } from "./protocol/parse-scim-page";
import { ScimProblem } from "./protocol/scim-problem";
import { SCIM_USER_COLUMNS } from "./scim-columns";

/** A user with the directory's names. */
export type ProvisionedRow = Pick<
  User,
  | "id"
  | "v"
  | "email"
  | "firstName"
  | "lastName"
  | "timezone"
  | "language"
  | "suspendedAt"
  | "createdAt"
  | "updatedAt"
> & {
  userName: string | null;
  externalId: string | null;
  nameVersion: number | null;
  nameUpdatedAt: Date | null;
};

const FROM = `FROM users t LEFT JOIN provisioned_users p ON p.organization_id = $1 AND p.user_id = t.id
   WHERE t.organization_id = $1 AND NOT t.resource`;

const USERS = defineStatement<ProvisionedRow>(`
  SELECT t.id, t.v, t.email, t.first_name AS "firstName", t.last_name AS "lastName", t.timezone, t.language,
         t.suspended_at AS "suspendedAt", t.created_at AS "createdAt", t.updated_at AS "updatedAt",
         p.user_name::text AS "userName", p.external_id AS "externalId", p.v AS "nameVersion",
         p.updated_at AS "nameUpdatedAt"
    ${FROM}`);

const COUNT = defineStatement<{ count: number }>(`SELECT count(*)::int AS count ${FROM}`);

export async function getProvisionedRow(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<ProvisionedRow> {
  const one = appendClauses(USERS, "AND t.id = $2", { isPrepared: true });
  const [row] = id.includes("\0") ? [] : await executeSql(db, one, [organization, id]);
  if (!row) throw new ScimProblem(404, null, `There is no user ${id.slice(0, 100)}.`);
  return row;
}

interface ProvisionedUserSearch extends ScimPage {
  filter: Filter | null;
  order: string;
}

export async function listProvisionedUsers(
  db: Db,
  organization: OrganizationId,
  { filter, order, startIndex, count }: ProvisionedUserSearch,
): Promise<{ total: number; rows: ProvisionedRow[] }> {
  const values: unknown[] = [organization];
  const param = (value: unknown) => `$${values.push(value)}`;
  const where = filter ? `AND ${buildFilterSql(filter, USER_SHAPE, SCIM_USER_COLUMNS, param)}` : "";
  const [counted] = await executeSql(db, appendClauses(COUNT, where, { isPrepared: false }), values);
  const total = counted?.count ?? 0;
  if (count === 0 || startIndex > total) return { total, rows: [] };
  const tail = `${where} ORDER BY ${order} LIMIT ${param(count)} OFFSET ${param(startIndex - 1)}`;
  return { total, rows: await executeSql(db, appendClauses(USERS, tail, { isPrepared: false }), values) };
}

interface Membership {
  userId: string;
  teamId: string;
  displayName: string;
}

const GROUPS_OF = defineStatement<Membership>(`
  SELECT m.user_id AS "userId", m.team_id AS "teamId", g.display_name::text AS "displayName"
    FROM team_members m JOIN provisioned_teams g ON g.organization_id = $1 AND g.team_id = m.team_id
   WHERE m.organization_id = $1 AND m.user_id = ANY ($2::text[]) AND m.member
   ORDER BY m.team_id`);

/** Lists the directory's groups of these users. */
export const listUserGroups = (db: Db, organization: OrganizationId, users: readonly string[]) =>
  users.length === 0 ? Promise.resolve([]) : executeSql(db, GROUPS_OF, [organization, users]);
