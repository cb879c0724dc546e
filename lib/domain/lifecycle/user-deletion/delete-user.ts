import type { Instant } from "@/lib/core/time/instant";
import { forgetRemovalsOf } from "@/lib/domain/audit/deletions/forget-removals";
import { noteBelongings } from "@/lib/domain/audit/deletions/note-belongings";
import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { refuseEmergencyAdmin } from "@/lib/domain/auth/sign-in/refuse-emergency-admin";
import { forgetSubstitute } from "@/lib/domain/availability/absences/forget-substitute";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve";
import { forgetPages } from "@/lib/domain/booking-pages/bookpages/forget-pages";
import { lockUserPages } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { removeCovers } from "@/lib/domain/booking-pages/bookpages/remove-covers";
import { endAccess } from "@/lib/domain/calendars/access/end-access";
import { endVideoAccess } from "@/lib/domain/conferencing/conferences/accounts/end-video-access";
import { leaveEvents } from "@/lib/domain/events/changes/leave-events";
import { forgetRoom, leaveRoom } from "@/lib/domain/events/changes/leave-room";
import { leaveTeams } from "@/lib/domain/people/teams/leave-teams";
import { type AccountRights, hasRightsOver } from "@/lib/domain/people/users/account-rights";
import { lockAdmins, refuseLast } from "@/lib/domain/people/users/change-role";
import { leaveNames } from "@/lib/domain/tenancy/directory/take-name";
import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { removePicture } from "@/lib/domain/tenancy/pictures/keep-picture";
import { findUploaded } from "@/lib/domain/tenancy/pictures/picture-address";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { ApiProblem, notFound } from "@/lib/platform/http/problem";

/**
 * Removes the person with pages, availabilities, calendars, preferences, login, sessions, places in teams and
 * reserved time. Events stay as they are, confirmed ones confirmed: whether to cancel is not ours to decide. Those in a room
 * move to another that is free, if they are later than `now`.
 */
export function deleteUser(
  db: Db,
  organization: OrganizationId,
  id: string,
  { precondition, rights, now }: How,
) {
  return inTransaction(db, async (tx) => {
    const { resource } = await findUser(tx, organization, id);
    if (resource && now !== undefined) await leaveRoom(tx, organization, id, now);
    await leaveTeams(tx, organization, id);
    await lockHosts(tx, organization, [id]); // locked: nobody can book this person meanwhile
    await refuseEmergencyAdmin(tx, organization, id, "deleted");
    const user = await lockLeaver(tx, organization, id, rights);
    precondition.check(user);
    // Whatever is just being written about the person is there now, or never will be.
    await lockRow(tx, "users", { organizationId: organization, id });
    await forgetSubstitute(tx, organization, id);
    const pages = await lockUserPages(tx, organization, id);
    await leaveEvents(tx, organization, user);
    if (resource) await forgetRoom(tx, organization, id);
    await removeCovers(tx, organization, pages);
    await forgetRemovalsOf(tx, organization, id);
    await forgetPages(tx, organization, pages);
    await leaveNames(tx, { kind: "username", organization }, [id]);
    await endAccess(tx, organization, { userId: id });
    await endVideoAccess(tx, organization, { userId: id });
    await removePicture(tx, organization, findUploaded(user.pictureUrl));
    await noteBelongings(tx, organization, "user", [id]);
    await noteDeletions(tx, organization, { kind: "user", ids: [id] });
    // Before the user: their types name availabilities, which the cascade would reach first.
    await tx.bookpage.deleteMany({ where: { organizationId: organization, id: { in: [...pages] } } });
    const { count } = await tx.user.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}

type Leaver = Pick<User, "id" | "v" | "email" | "firstName" | "lastName" | "pictureUrl">;

interface How {
  precondition: Precondition;
  rights: AccountRights;
  now?: Instant;
}

/** Only an owner deletes an owner, and never the last one. */
async function lockLeaver(
  tx: Db,
  organization: OrganizationId,
  id: string,
  rights: AccountRights,
): Promise<Leaver> {
  const admins = await lockAdmins(tx, organization, id);
  if (!admins.some((row) => row.id === id)) throw notFound(`The user ${id}`);
  requireDeletable(admins, id, rights);
  return tx.user.findUniqueOrThrow({ where: keyOf(organization, id) });
}

function requireDeletable(admins: Awaited<ReturnType<typeof lockAdmins>>, id: string, rights: AccountRights) {
  const own = admins.find((row) => row.id === id);
  refuseLast(admins, id, "deleted");
  if (own && deriveRole(own) === "owner" && !hasRightsOver(rights, "owner"))
    throw new ApiProblem("forbidden", "Only an owner deletes an owner.", { reason: "owners_only" });
}

/** Before anything else is done to somebody who is to be deleted; the deletion itself looks again, under a lock. */
export async function refuseToDelete(
  db: Db,
  organization: OrganizationId,
  id: string,
  rights: AccountRights,
) {
  requireDeletable(await lockAdmins(db, organization, id), id, rights);
}
