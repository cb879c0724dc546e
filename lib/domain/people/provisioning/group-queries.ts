import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { ProvisionedTeam } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { appendClauses, defineStatement } from "@/lib/platform/db/statement";
import { GROUP_SHAPE } from "./protocol/attribute-names";
import { buildFilterSql } from "./protocol/build-filter-sql";
import type { Filter } from "./protocol/parse-filter";
import type { ScimPage } from "./protocol/parse-scim-page";
import { ScimProblem } from "./protocol/scim-problem";
import { SCIM_GROUP_COLUMNS } from "./scim-columns";

/** A group of the directory with its team. */
export type GroupRow = Pick<ProvisionedTeam, "displayName" | "externalId" | "isOwn" | "createdAt"> & {
  id: string;
  v: number;
  nameVersion: number;
  updatedAt: Date;
};

const FROM = `FROM teams t JOIN provisioned_teams p ON p.organization_id = $1 AND p.team_id = t.id
   WHERE t.organization_id = $1`;

const GROUPS = defineStatement<GroupRow>(`
  SELECT t.id, t.v, p.display_name::text AS "displayName", p.external_id AS "externalId", p.is_own AS "isOwn",
         p.created_at AS "createdAt", greatest(t.updated_at, p.updated_at) AS "updatedAt", p.v AS "nameVersion"
    ${FROM}`);

const COUNT = defineStatement<{ count: number }>(`SELECT count(*)::int AS count ${FROM}`);

export async function getGroupRow(db: Db, organization: OrganizationId, id: string): Promise<GroupRow> {
  const one = appendClauses(GROUPS, "AND t.id = $2", { isPrepared: true });
  const [row] = id.includes("\0") ? [] : await executeSql(db, one, [organization, id]);
  if (!row) throw new ScimProblem(404, null, `There is no group ${id.slice(0, 100)}.`);
  return row;
}

interface GroupSearch extends ScimPage {
  filter: Filter | null;
  order: string;
}

export async function listGroups(
  db: Db,
  organization: OrganizationId,
  { filter, order, startIndex, count }: GroupSearch,
): Promise<{ total: number; rows: GroupRow[] }> {
  const values: unknown[] = [organization];
  const param = (value: unknown) => `$${values.push(value)}`;
  const where = filter ? `AND ${buildFilterSql(filter, GROUP_SHAPE, SCIM_GROUP_COLUMNS, param)}` : "";
  const [counted] = await executeSql(db, appendClauses(COUNT, where, { isPrepared: false }), values);
  const total = counted?.count ?? 0;
  if (count === 0 || startIndex > total) return { total, rows: [] };
  const tail = `${where} ORDER BY ${order} LIMIT ${param(count)} OFFSET ${param(startIndex - 1)}`;
  return { total, rows: await executeSql(db, appendClauses(GROUPS, tail, { isPrepared: false }), values) };
}

export interface GroupMember {
  teamId: string;
  userId: string;
  name: string | null;
}

const MEMBERS = defineStatement<GroupMember>(`
  SELECT m.team_id AS "teamId", m.user_id AS "userId",
         coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS name
    FROM team_members m JOIN users u ON u.organization_id = $1 AND u.id = m.user_id
   WHERE m.organization_id = $1 AND m.team_id = ANY ($2::text[]) AND m.member
   ORDER BY m.team_id, m.member_position, m.user_id`);

export const listGroupMembers = (
  db: Db,
  organization: OrganizationId,
  teams: readonly string[],
): Promise<GroupMember[]> =>
  teams.length === 0 ? Promise.resolve([]) : executeSql(db, MEMBERS, [organization, teams]);
