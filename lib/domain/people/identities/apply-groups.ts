import type { ProviderSettings } from "@/lib/domain/auth/sign-in/queries";
import { excludeNonMembers } from "@/lib/domain/people/teams/assignment";
import { getTeamRow } from "@/lib/domain/people/teams/queries";
import { replaceTeamMembers } from "@/lib/domain/people/teams/replace-team-members";
import { listAdmins, listMembers, toAssignment } from "@/lib/domain/people/teams/serialize";
import { deriveRole, type RoleColumns, toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { deriveGrants } from "./derive-grants";

/**
 * Sets the user's team memberships and admin role by the provider's groups. Lock order, as everywhere: teams,
 * users.
 */
export async function applyGroups(
  tx: Db,
  settings: ProviderSettings,
  user: string,
  groups: readonly string[] | null,
): Promise<void> {
  const organization = asOrganizationId(settings.organizationId);
  const { admin, teams } = deriveGrants(groups, settings);
  for (const { team, member } of teams) await setMembership(tx, { organization, team }, user, member);
  const isEmergencyAdmin = settings.providerOnly && user === settings.emergencyUserId;
  if (admin !== null && !isEmergencyAdmin) await setAdminByGroups(tx, organization, user, admin);
}

async function setMembership(
  tx: Db,
  { organization, team: id }: { organization: OrganizationId; team: string },
  user: string,
  member: boolean,
): Promise<void> {
  await lockRow(tx, "teams", { organizationId: organization, id });
  // The team may have been deleted since it was configured.
  if ((await tx.team.count({ where: { organizationId: organization, id } })) === 0) return;
  const team = await getTeamRow(tx, organization, id);
  const before = listMembers(team);
  if (before.includes(user) === member) return;
  const members = member ? [...before, user] : before.filter((one) => one !== user);
  await replaceTeamMembers(tx, organization, id, { members, admins: listAdmins(team) });
  await tx.team.update({
    where: toRowKey(organization, id),
    data: { assignment: excludeNonMembers(toAssignment(team), members), v: { increment: 1 } },
  });
}

const LOCK_ADMINS = defineStatement<RoleColumns & { id: string }>(`
  SELECT id, admin, role FROM users
   WHERE organization_id = $1 AND (admin AND suspended_at IS NULL OR id = $2) ORDER BY id FOR NO KEY UPDATE`);

/** Changes neither an owner nor the last admin, because an organisation needs one. */
export async function setAdminByGroups(
  tx: Db,
  organization: OrganizationId,
  user: string,
  admin: boolean,
): Promise<void> {
  const rows = await executeSql(tx, LOCK_ADMINS, [organization, user]);
  const isLast = rows.filter((row) => row.admin).length === 1;
  const current = rows.find(({ id }) => id === user);
  if (!current || current.admin === admin || deriveRole(current) === "owner" || (!admin && isLast)) return;
  const columns = toRoleColumns(admin ? "admin" : "member");
  await tx.user.update({ where: toRowKey(organization, user), data: { ...columns, v: { increment: 1 } } });
}
