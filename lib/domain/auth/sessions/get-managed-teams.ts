import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const MANAGED_STATEMENT = definePreparedStatement<{ team: string; people: string[] }>(`
  SELECT a.team_id AS team, coalesce(array_agg(m.user_id) FILTER (WHERE m.user_id IS NOT NULL), '{}') AS people
    FROM team_members a
    LEFT JOIN team_members m ON m.organization_id = $1 AND m.team_id = a.team_id AND m.member
   WHERE a.organization_id = $1 AND a.user_id = $2 AND a.admin
   GROUP BY a.team_id`);

/** Returns the teams that this user manages, with their members, the user included. */
export async function getManagedTeams(db: Db, organization: OrganizationId, user: string) {
  const rows = await executeSql(db, MANAGED_STATEMENT, [organization, user]);
  return {
    teams: rows.map(({ team }) => team),
    people: [...new Set([user, ...rows.flatMap(({ people }) => people)])],
  };
}
