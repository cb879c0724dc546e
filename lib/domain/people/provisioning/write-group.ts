import { findSettings } from "@/lib/domain/auth/sign-in/queries";
import type { TeamGroup } from "@/lib/domain/auth/sign-in/schema";
import { createTeam } from "@/lib/domain/people/teams/create-team";
import { deleteTeam } from "@/lib/domain/people/teams/delete-team";
import { updateTeam } from "@/lib/domain/people/teams/update-team";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import { newId } from "@/lib/platform/db/id";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { Precondition } from "@/lib/platform/http/etag";
import { findGroup, type GroupMember, type GroupRow, listMembersOf } from "./group-queries";
import { liftRoles } from "./lift-roles";
import type { Resource } from "./protocol/canonical";
import { invalidValue, notUnique } from "./protocol/scim-problem";
import { readWantedGroup, type WantedGroup } from "./read-group";
import { formatVersion } from "./serialize-user";
import { requireVersion } from "./write-user";

const ANY_VERSION = new Precondition(null);

/** The group leads a team that is there already (named by the sign-in settings, or by the same name), or one of its own. */
export function createGroup(db: Db, organization: OrganizationId, wanted: WantedGroup): Promise<GroupRow> {
  return unlessTaken(() =>
    inTransaction(db, async (tx) => {
      await requirePeople(tx, organization, wanted.members);
      const known = await findTeamFor(tx, organization, wanted);
      const id = known ?? (await makeTeam(tx, organization, wanted));
      const { displayName, externalId, members } = wanted;
      await tx.provisionedTeam.create({
        data: { organizationId: organization, teamId: id, displayName, externalId, isOwn: known === null },
      });
      if (known) {
        const before = (await listMembersOf(tx, organization, [id])).map(({ userId }) => userId);
        await writeMembers(tx, organization, id, { before, members: [...new Set([...before, ...members])] });
      }
      await liftRoles(tx, organization, members);
      return findGroup(tx, organization, id);
    }),
  );
}

/** Makes a group what `change` makes of what it is; where that is the same, nothing is written. */
export function updateGroup(
  db: Db,
  organization: OrganizationId,
  { id, ifMatch }: { id: string; ifMatch: string | null },
  change: (before: GroupRow, members: readonly GroupMember[]) => Resource,
): Promise<GroupRow> {
  return unlessTaken(() =>
    inTransaction(db, async (tx) => {
      await findGroup(tx, organization, id);
      await lockRow(tx, "teams", { organizationId: organization, id });
      const group = await findGroup(tx, organization, id);
      requireVersion(ifMatch, formatVersion(group.v, group.nameVersion));
      const people = await listMembersOf(tx, organization, [id]);
      const wanted = readWantedGroup(change(group, people));
      const before = people.map(({ userId }) => userId);
      const isRenamed = await rename(tx, organization, group, wanted);
      await requirePeople(
        tx,
        organization,
        wanted.members.filter((one) => !before.includes(one)),
      );
      await writeMembers(tx, organization, id, { before, members: wanted.members });
      const changed = [...before, ...wanted.members].filter(
        (one) => isRenamed || before.includes(one) !== wanted.members.includes(one),
      );
      await liftRoles(tx, organization, [...new Set(changed)]);
      return findGroup(tx, organization, id);
    }),
  );
}

/** The team stays where it was there before, or has booking pages: links to these lead somewhere. */
export function deleteGroup(
  db: Db,
  organization: OrganizationId,
  { id, ifMatch }: { id: string; ifMatch: string | null },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const group = await findGroup(tx, organization, id);
    requireVersion(ifMatch, formatVersion(group.v, group.nameVersion));
    const people = (await listMembersOf(tx, organization, [id])).map(({ userId }) => userId);
    await tx.provisionedTeam.deleteMany({ where: { organizationId: organization, teamId: id } });
    const pages = await tx.bookpage.count({ where: { organizationId: organization, teamId: id } });
    if (group.isOwn && pages === 0) await deleteTeam(tx, organization, id, ANY_VERSION);
    await liftRoles(tx, organization, people);
  });
}

/** Null: none, so it gets one of its own. */
async function findTeamFor(
  tx: Db,
  organizationId: OrganizationId,
  { displayName, externalId }: WantedGroup,
): Promise<string | null> {
  const settings = await findSettings(tx, organizationId);
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

async function makeTeam(tx: Db, organization: OrganizationId, wanted: WantedGroup): Promise<string> {
  const { displayName: name, externalId, members } = wanted;
  const isTaken =
    externalId === null ||
    (await tx.team.count({ where: { organizationId: organization, extid: externalId } })) > 0;
  const extid = isTaken ? `scim-${newId()}` : externalId;
  const { _id } = await createTeam(tx, organization, { extid, name, members });
  return _id;
}

/** A team that was called otherwise than its group keeps its name. Answers whether the group is called otherwise now. */
async function rename(
  tx: Db,
  organization: OrganizationId,
  { id, displayName: before, externalId: idBefore }: GroupRow,
  { displayName, externalId }: WantedGroup,
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

async function writeMembers(
  tx: Db,
  organization: OrganizationId,
  id: string,
  { before, members }: { before: readonly string[]; members: string[] },
): Promise<void> {
  const isSame = before.length === members.length && before.every((one) => members.includes(one));
  if (!isSame) await updateTeam(tx, organization, id, { members }, ANY_VERSION);
}

async function requirePeople(tx: Db, organizationId: OrganizationId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.user.findMany({
    where: { organizationId, id: { in: [...ids] }, resource: false },
    select: { id: true },
  });
  const unknown = ids.find((id) => !found.some((user) => user.id === id));
  if (unknown) throw invalidValue("members.value", `${unknown} is no user of the organisation`);
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    throw notUnique("displayName or externalId is that of another group.");
  }
}
