import type { ProviderSettings } from "@/lib/domain/auth/sign-in/queries";
import { withoutStrangers } from "@/lib/domain/people/teams/assignment";
import { findTeam } from "@/lib/domain/people/teams/queries";
import { listAdmins, listMembers, readAssignment } from "@/lib/domain/people/teams/serialize";
import { writePeople } from "@/lib/domain/people/teams/write-people";
import { deriveRole, type RoleColumns, toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { readGrants } from "./groups";

/** Makes somebody a member of teams, and an admin, as the groups say. Teams are held before people, as everywhere. */
export async function applyGroups(
  tx: Db,
  settings: ProviderSettings,
  user: string,
  groups: readonly string[] | null,
): Promise<void> {
  const organization = asOrganizationId(settings.organizationId);
  const { admin, teams } = readGrants(groups, settings);
  for (const { team, member } of teams) await writeMember(tx, { organization, team }, user, member);
  const isEmergencyAdmin = settings.providerOnly && user === settings.emergencyUserId;
  if (admin !== null && !isEmergencyAdmin) await writeAdmin(tx, organization, user, admin);
}

async function writeMember(
  tx: Db,
  { organization, team: id }: { organization: OrganizationId; team: string },
  user: string,
  member: boolean,
): Promise<void> {
  await lockRow(tx, "teams", { organizationId: organization, id });
  // It may have been deleted since it was named.
  if ((await tx.team.count({ where: { organizationId: organization, id } })) === 0) return;
  const team = await findTeam(tx, organization, id);
  const before = listMembers(team);
  if (before.includes(user) === member) return;
  const members = member ? [...before, user] : before.filter((one) => one !== user);
  await writePeople(tx, organization, id, { members, admins: listAdmins(team) });
  await tx.team.update({
    where: keyOf(organization, id),
    data: { assignment: withoutStrangers(readAssignment(team), members), v: { increment: 1 } },
  });
}

const LOCK_ADMINS = statement<RoleColumns & { id: string }>(`
  SELECT id, admin, role FROM users
   WHERE organization_id = $1 AND (admin AND suspended_at IS NULL OR id = $2) ORDER BY id FOR NO KEY UPDATE`);

/** An owner is above groups. The last admin stays one: nobody could set up anything any more. */
export async function writeAdmin(
  tx: Db,
  organization: OrganizationId,
  user: string,
  admin: boolean,
): Promise<void> {
  const held = await sql(tx, LOCK_ADMINS, [organization, user]);
  const isLast = held.filter((row) => row.admin).length === 1;
  const was = held.find(({ id }) => id === user);
  if (!was || was.admin === admin || deriveRole(was) === "owner" || (!admin && isLast)) return;
  const columns = toRoleColumns(admin ? "admin" : "member");
  await tx.user.update({ where: keyOf(organization, user), data: { ...columns, v: { increment: 1 } } });
}
