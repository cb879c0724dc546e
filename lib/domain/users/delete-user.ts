import type { Instant } from "@/lib/core/time/instant";
import { forgetSubstitute } from "@/lib/domain/absences/forget-substitute";
import { forgetPages } from "@/lib/domain/bookpages/forget-pages";
import { lockUserPages } from "@/lib/domain/bookpages/lock-bookpage";
import { endAccess } from "@/lib/domain/calendars/access/end-access";
import { endVideoAccess } from "@/lib/domain/conferences/accounts/end-video-access";
import { leaveNames } from "@/lib/domain/directory/take-name";
import { leaveEvents } from "@/lib/domain/events/changes/leave-events";
import { forgetRoom, leaveRoom } from "@/lib/domain/events/changes/leave-room";
import { findUser } from "@/lib/domain/organizations/find-user";
import { lockHosts } from "@/lib/domain/reservations/reserve";
import { refuseEmergencyAdmin } from "@/lib/domain/sign-in/refuse-emergency-admin";
import { leaveTeams } from "@/lib/domain/teams/leave-teams";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Precondition } from "@/lib/platform/http/etag";
import { notFound } from "@/lib/platform/http/problem";
import { lastAdminProblem } from "./last-admin";

/**
 * Removes the person with pages, availabilities, calendars, preferences, login, sessions, places in teams and
 * reserved time. Events stay as they are, confirmed ones confirmed: whether to cancel is not ours to decide. Those in a room
 * move to another that is free, if they are later than `now`.
 */
export function deleteUser(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
  now?: Instant,
) {
  return inTransaction(db, async (tx) => {
    const { resource } = await findUser(tx, organization, id);
    if (resource && now !== undefined) await leaveRoom(tx, organization, id, now);
    await leaveTeams(tx, organization, id);
    await lockHosts(tx, [id]); // locked: nobody can book this person meanwhile
    await refuseEmergencyAdmin(tx, organization, id);
    const user = await lockLeaver(tx, organization, id);
    precondition.check(user);
    // Whatever is just being written about the person is there now, or never will be.
    await lockRow(tx, "users", { organizationId: organization, id });
    await forgetSubstitute(tx, organization, id);
    const pages = await lockUserPages(tx, organization, id);
    await leaveEvents(tx, organization, user);
    if (resource) await forgetRoom(tx, organization, id);
    await forgetPages(tx, organization, pages);
    await leaveNames(tx, { kind: "username", organization }, [id]);
    await endAccess(tx, organization, { userId: id });
    await endVideoAccess(tx, organization, { userId: id });
    const { count } = await tx.user.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}

type Leaver = Pick<User, "id" | "v" | "email" | "firstName" | "lastName" | "admin">;

const LOCK = statement<Leaver>(`
  SELECT id, v, email, first_name AS "firstName", last_name AS "lastName", admin FROM users
   WHERE organization_id = $1 AND (admin OR id = $2) ORDER BY id FOR NO KEY UPDATE`);

/** All admins are held with the user: of two who are deleted at once, the second sees that the first is gone. */
async function lockLeaver(tx: Db, organization: OrganizationId, id: string): Promise<Leaver> {
  const rows = await sql(tx, LOCK, [organization, id]);
  const user = rows.find((row) => row.id === id);
  if (!user) throw notFound(`The user ${id}`);
  if (user.admin && rows.length === 1) throw lastAdminProblem();
  return user;
}
