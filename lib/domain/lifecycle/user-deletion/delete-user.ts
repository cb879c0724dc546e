import type { Instant } from "@/lib/core/time/instant";
import { recordDependentTombstones } from "@/lib/domain/audit/tombstones/record-dependent-tombstones";
import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { deleteTrashOfUser } from "@/lib/domain/audit/trash/delete-trash";
import { assertNotEmergencyAdmin } from "@/lib/domain/auth/sign-in/assert-not-emergency-admin";
import { detachSubstitute } from "@/lib/domain/availability/absences/detach-substitute";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { detachPages } from "@/lib/domain/booking-pages/bookpages/detach-pages";
import { lockUserPages } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { removeCovers } from "@/lib/domain/booking-pages/bookpages/remove-covers";
import { enqueueAccessRevocation } from "@/lib/domain/calendars/access/enqueue-access-revocation";
import { enqueueVideoAccessRevocation } from "@/lib/domain/conferencing/conferences/accounts/enqueue-video-access-revocation";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { detachUserFromEvents } from "@/lib/domain/events/changes/detach-user-from-events";
import { detachRoom, releaseRoom } from "@/lib/domain/events/changes/release-room";
import { deleteUserPhone } from "@/lib/domain/people/phones/delete-user-phone";
import { removeFromAllTeams } from "@/lib/domain/people/teams/remove-from-all-teams";
import { type AccountRights, hasRightsOver } from "@/lib/domain/people/users/account-rights";
import { assertNotLastAdmin, lockAdmins } from "@/lib/domain/people/users/change-role";
import { releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { extractUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import { removePicture } from "@/lib/domain/tenancy/pictures/store-picture";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/**
 * Deletes the user with pages, availabilities, calendars, preferences, login, sessions, team memberships and reserved
 * time. Events stay as they are, since cancelling them is up to the organisation. If the user is a room, meetings
 * after `now` move to another free one.
 */
export function deleteUser(
  db: Db,
  organization: OrganizationId,
  id: string,
  { precondition, rights, now }: DeletionOptions,
) {
  return withTransaction(db, async (tx) => {
    const { resource } = await getUserRow(tx, organization, id);
    if (resource && now !== undefined) await releaseRoom(tx, organization, id, now);
    await removeFromAllTeams(tx, organization, id);
    await lockHosts(tx, organization, [id]); // locked against concurrent bookings
    await assertNotEmergencyAdmin(tx, organization, id, "deleted");
    const user = await lockDepartingUser(tx, organization, id, rights);
    precondition.check(user);
    // The lock waits for concurrent writes about the user and prevents later ones.
    await lockRow(tx, "users", { organizationId: organization, id });
    await detachSubstitute(tx, organization, id);
    await deleteUserPhone(tx, organization, id);
    const pages = await lockUserPages(tx, organization, id);
    await detachUserFromEvents(tx, organization, user);
    if (resource) await detachRoom(tx, organization, id);
    await removeCovers(tx, organization, pages);
    await deleteTrashOfUser(tx, organization, id);
    await detachPages(tx, organization, pages);
    await releaseNames(tx, { kind: "username", organization }, [id]);
    await enqueueAccessRevocation(tx, organization, { userId: id });
    await enqueueVideoAccessRevocation(tx, organization, { userId: id });
    await removePicture(tx, organization, extractUploadedPicture(user.pictureUrl));
    await recordDependentTombstones(tx, organization, "user", [id]);
    await recordTombstones(tx, organization, { kind: "user", ids: [id] });
    // Pages are deleted before the user: their types reference availabilities, which the cascade would reach first.
    await tx.bookpage.deleteMany({ where: { organizationId: organization, id: { in: [...pages] } } });
    const { count } = await tx.user.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}

type DepartingUser = Pick<User, "id" | "v" | "email" | "firstName" | "lastName" | "pictureUrl">;

interface DeletionOptions {
  precondition: Precondition;
  rights: AccountRights;
  now?: Instant;
}

/** Only an owner may delete an owner, and never the last one. */
async function lockDepartingUser(
  tx: Db,
  organization: OrganizationId,
  id: string,
  rights: AccountRights,
): Promise<DepartingUser> {
  const admins = await lockAdmins(tx, organization, id);
  if (!admins.some((row) => row.id === id)) throw buildNotFoundProblem(`The user ${id}`);
  requireDeletable(admins, id, rights);
  return tx.user.findUniqueOrThrow({ where: toRowKey(organization, id) });
}

function requireDeletable(admins: Awaited<ReturnType<typeof lockAdmins>>, id: string, rights: AccountRights) {
  const admin = admins.find((row) => row.id === id);
  assertNotLastAdmin(admins, id, "deleted");
  if (admin && deriveRole(admin) === "owner" && !hasRightsOver(rights, "owner"))
    throw new ApiProblem("forbidden", "Only an owner deletes an owner.", { reason: "owners_only" });
}

/** Checks deletability before other steps of a deletion; the deletion itself checks again under a lock. */
export async function assertUserDeletable(
  db: Db,
  organization: OrganizationId,
  id: string,
  rights: AccountRights,
) {
  requireDeletable(await lockAdmins(db, organization, id), id, rights);
}
