import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const JOIN = defineStatement(`
  INSERT INTO team_members (organization_id, team_id, user_id, member, member_position, admin, admin_position)
  SELECT $1, t.id, $3, true, coalesce(max(p.member_position) + 1, 0), $4, coalesce(max(p.admin_position) + 1, 0)
    FROM teams t LEFT JOIN team_members p ON p.organization_id = $1 AND p.team_id = t.id
   WHERE t.organization_id = $1 AND t.id = $2
   GROUP BY t.id
  ON CONFLICT (organization_id, team_id, user_id) DO NOTHING`);

const COUNT_VERSION = defineStatement(
  "UPDATE teams SET updated_at = now(), v = v + 1 WHERE organization_id = $1 AND id = $2",
);

/** Appends a new member to the team; does nothing if the team is gone. */
export async function addTeamMember(
  tx: Db,
  organization: OrganizationId,
  team: string,
  user: string,
  isAdmin: boolean,
): Promise<void> {
  await lockRow(tx, "teams", { organizationId: organization, id: team });
  await executeSql(tx, JOIN, [organization, team, user, isAdmin]);
  await executeSql(tx, COUNT_VERSION, [organization, team]);
}
