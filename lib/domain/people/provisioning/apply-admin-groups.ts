import { findSignInSettings } from "@/lib/domain/auth/sign-in/queries";
import { setAdminByGroups } from "@/lib/domain/people/identities/apply-groups";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const IN_GROUPS = defineStatement<{ user: string }>(`
  SELECT DISTINCT m.user_id AS "user"
    FROM team_members m JOIN provisioned_teams g ON g.organization_id = $1 AND g.team_id = m.team_id
   WHERE m.organization_id = $1 AND m.member AND m.user_id = ANY ($2::text[])
     AND (g.display_name::text = ANY ($3::text[]) OR g.external_id = ANY ($3::text[]))`);

/**
 * Sets the admin role of these users by the groups in the sign-in settings. Owners, the last admin and the
 * emergency admin stay unchanged.
 */
export async function applyAdminGroups(
  tx: Db,
  organization: OrganizationId,
  people: readonly string[],
): Promise<void> {
  const settings = await findSignInSettings(tx, organization);
  const groups = (settings?.adminGroups ?? []) as string[];
  if (groups.length === 0 || people.length === 0) return;
  const found = await executeSql(tx, IN_GROUPS, [organization, people, groups]);
  const admins = new Set(found.map(({ user }) => user));
  // Promotions come first, so that the last admin can be replaced.
  const ordered = [...people].sort((a, b) => Number(admins.has(b)) - Number(admins.has(a)));
  for (const user of ordered)
    if (user !== settings?.emergencyUserId) await setAdminByGroups(tx, organization, user, admins.has(user));
}
