import { findSignInSettings } from "@/lib/domain/auth/sign-in/queries";
import type { TeamGroup } from "@/lib/domain/auth/sign-in/schema";
import { Precondition } from "@/lib/domain/contracts/etag";
import { createTeam } from "@/lib/domain/people/teams/create-team";
import { deleteTeam } from "@/lib/domain/people/teams/delete-team";
import { updateTeam } from "@/lib/domain/people/teams/update-team";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { applyAdminGroups } from "./apply-admin-groups";
import { type GroupMember, type GroupRow, getGroupRow, listGroupMembers } from "./group-queries";
import { parseScimGroup, type ScimGroup } from "./parse-scim-group";
import type { ScimResource } from "./protocol/canonical";
import { buildInvalidValueProblem, buildNotUniqueProblem } from "./protocol/scim-problem";
import { formatVersion } from "./serialize-scim-user";
import { requireMatchingVersion } from "./write-user";

const ANY_VERSION = new Precondition(null);

/**
 * Creates a group with an existing team (set in the sign-in settings, or of the same name), or with a new
 * one.
 */
export function createGroup(db: Db, organization: OrganizationId, requested: ScimGroup): Promise<GroupRow> {
  return withUniqueProblem(() =>
    withTransaction(db, async (tx) => {
      await requireUsers(tx, organization, requested.members);
      const known = await findMatchingTeam(tx, organization, requested);
      const id = known ?? (await createGroupTeam(tx, organization, requested));
      const { displayName, externalId, members } = requested;
      await tx.provisionedTeam.create({
        data: { organizationId: organization, teamId: id, displayName, externalId, isOwn: known === null },
      });
      if (known) {
        const before = (await listGroupMembers(tx, organization, [id])).map(({ userId }) => userId);
        await replaceGroupMembers(tx, organization, id, {
          before,
          members: [...new Set([...before, ...members])],
        });
      }
      await applyAdminGroups(tx, organization, members);
      return getGroupRow(tx, organization, id);
    }),
  );
}

/** Updates a group to the result of `change`; writes nothing if it is equal. */
export function updateGroup(
  db: Db,
  organization: OrganizationId,
  { id, ifMatch }: { id: string; ifMatch: string | null },
  change: (before: GroupRow, members: readonly GroupMember[]) => ScimResource,
): Promise<GroupRow> {
  return withUniqueProblem(() =>
    withTransaction(db, async (tx) => {
      await getGroupRow(tx, organization, id);
      await lockRow(tx, "teams", { organizationId: organization, id });
      const group = await getGroupRow(tx, organization, id);
      requireMatchingVersion(ifMatch, formatVersion(group.v, group.nameVersion));
      const people = await listGroupMembers(tx, organization, [id]);
      const requested = parseScimGroup(change(group, people));
      const before = people.map(({ userId }) => userId);
      const isRenamed = await updateGroupName(tx, organization, group, requested);
      await requireUsers(
        tx,
        organization,
        requested.members.filter((one) => !before.includes(one)),
      );
      await replaceGroupMembers(tx, organization, id, { before, members: requested.members });
      const changed = [...before, ...requested.members].filter(
        (one) => isRenamed || before.includes(one) !== requested.members.includes(one),
      );
      await applyAdminGroups(tx, organization, [...new Set(changed)]);
      return getGroupRow(tx, organization, id);
    }),
  );
}

/**
 * Deletes the group. Its team stays if it existed before or has booking pages, because their links must keep working.
 */
export function deleteGroup(
  db: Db,
  organization: OrganizationId,
  { id, ifMatch }: { id: string; ifMatch: string | null },
): Promise<void> {
  return withTransaction(db, async (tx) => {
    const group = await getGroupRow(tx, organization, id);
    requireMatchingVersion(ifMatch, formatVersion(group.v, group.nameVersion));
    const people = (await listGroupMembers(tx, organization, [id])).map(({ userId }) => userId);
    await tx.provisionedTeam.deleteMany({ where: { organizationId: organization, teamId: id } });
    const pages = await tx.bookpage.count({ where: { organizationId: organization, teamId: id } });
    if (group.isOwn && pages === 0) await deleteTeam(tx, organization, id, ANY_VERSION);
    await applyAdminGroups(tx, organization, people);
  });
}

/** Finds an existing team for the group; null if a new one is needed. */
async function findMatchingTeam(
  tx: Db,
  organizationId: OrganizationId,
  { displayName, externalId }: ScimGroup,
): Promise<string | null> {
  const settings = await findSignInSettings(tx, organizationId);
  const named = ((settings?.teamGroups ?? []) as TeamGroup[]).find(
    ({ group }) => group === displayName || group === externalId,
  );
  const free = { organizationId, provisioned: null };
  if (named) {
    const team = await tx.team.findFirst({ where: { ...free, id: named.team } });
    if (team) return team.id;
  }
  const same = await tx.team.findMany({
    where: { ...free, name: { equals: displayName, mode: "insensitive" } },
    take: 2,
  });
  return same.length === 1 && same[0] ? same[0].id : null;
}

async function createGroupTeam(tx: Db, organization: OrganizationId, requested: ScimGroup): Promise<string> {
  const { displayName: name, externalId, members } = requested;
  const needsNewExtid =
    externalId === null || (await tx.team.count({ where: { organizationId: organization, externalId } })) > 0;
  const extid = needsNewExtid ? `scim-${generateId()}` : externalId;
  const { _id } = await createTeam(tx, organization, { extid, name, members });
  return _id;
}

/**
 * Renames the team with its group, unless their names differed before. Returns whether the group's names
 * changed.
 */
async function updateGroupName(
  tx: Db,
  organization: OrganizationId,
  { id, displayName: before, externalId: idBefore }: GroupRow,
  { displayName, externalId }: ScimGroup,
): Promise<boolean> {
  if (before === displayName && idBefore === externalId) return false;
  await tx.provisionedTeam.update({
    where: { organizationId_teamId: { organizationId: organization, teamId: id } },
    data: { displayName, externalId, v: { increment: 1 } },
  });
  const team = await tx.team.findFirst({ where: { organizationId: organization, id } });
  if (team?.name === before && before !== displayName)
    await updateTeam(tx, organization, id, { name: displayName }, ANY_VERSION);
  return true;
}

async function replaceGroupMembers(
  tx: Db,
  organization: OrganizationId,
  id: string,
  { before, members }: { before: readonly string[]; members: string[] },
): Promise<void> {
  const isSame = before.length === members.length && before.every((one) => members.includes(one));
  if (!isSame) await updateTeam(tx, organization, id, { members }, ANY_VERSION);
}

async function requireUsers(tx: Db, organizationId: OrganizationId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.user.findMany({
    where: { organizationId, id: { in: [...ids] }, resource: false },
    select: { id: true },
  });
  const unknown = ids.find((id) => !found.some((user) => user.id === id));
  if (unknown) throw buildInvalidValueProblem("members.value", `${unknown} is no user of the organisation`);
}

async function withUniqueProblem<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    throw buildNotUniqueProblem("displayName or externalId is that of another group.");
  }
}
