import type { Instant } from "@/lib/core/time/instant";
import { revokeEventLinks } from "@/lib/domain/auth/event-links/revoke-event-links";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve";
import { findUser, findUserOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import { requireOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { removePicture } from "@/lib/domain/tenancy/pictures/keep-picture";
import { findUploaded } from "@/lib/domain/tenancy/pictures/picture-address";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { notFound } from "@/lib/platform/http/problem";
import { validationProblem } from "@/lib/platform/http/validate";
import { type AccountRights, requireCredentialRights } from "./account-rights";
import { changeAddress } from "./change-address";
import { changeRole, lockAdmins } from "./change-role";
import { checkResource } from "./check-resource";
import { toUserColumns } from "./columns";
import { userClash } from "./create-user";
import { pickEmail, setsCredentials, type UserEntry, type UserUpdate } from "./schema";
import { serializeUser, withContext } from "./serialize";
import { suspendUser } from "./suspend-user";
import { writeBelongings } from "./write-belongings";

interface How {
  precondition: Precondition;
  now: Instant;
  rights: AccountRights;
}

export async function updateUser(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: UserUpdate,
  how: How,
) {
  requireOrganization(organization, body.organization);
  try {
    return await inTransaction(db, async (tx) => {
      const role = body.user?.role;
      const suspended = body.user?.suspended;
      // Teams, hosts, people: always in the same order. Whoever is booking them comes first, or finds them suspended.
      if (suspended) await lockHosts(tx, organization, [id]);
      if (role || suspended) await lockAdmins(tx, organization, id); // before the row itself
      const before = await findLocked(tx, "users", () => findUser(tx, organization, id));
      how.precondition.check(before);
      checkResource(body, before);
      const columns = body.user && toUserColumns(body.user, before);
      const moves = columns?.email !== undefined && columns.email !== before.email;
      if (moves || setsCredentials(body)) requireCredentialRights(how.rights, before);
      const given = role && (await changeRole(tx, organization, { id, role, rights: how.rights }));
      const ended =
        suspended !== undefined &&
        (await suspendUser(tx, before, { suspended, rights: how.rights }, how.now));
      const row = await tx.user.update({
        where: keyOf(organization, id),
        data: { ...columns, ...given, ...ended, v: { increment: 1 } },
      });
      if (row.pictureUrl !== before.pictureUrl)
        await removePicture(tx, organization, findUploaded(before.pictureUrl));
      if (moves) await revokeEventLinks(tx, organization, id); // they stand in mails to the address before
      await changeAddress(tx, { before, after: row, linked: body.finish_signup_with !== undefined }, how.now);
      const { link } = await writeBelongings(tx, organization, row, body, how.now);
      const updated = await tx.user.findUniqueOrThrow({
        where: keyOf(organization, id),
        include: withContext,
      });
      return { user: serializeUser(updated), ...(link ? { link } : {}) };
    });
  } catch (error) {
    throw userClash(error) ?? error;
  }
}

/** PUT /v2/users: the body says who is meant, by id, else by extid, else by e-mail. */
export async function updateNamedUser(db: Db, organization: OrganizationId, body: UserEntry, how: How) {
  requireOrganization(organization, body.organization);
  const { id } = await findNamedUser(db, organization, body.user);
  return updateUser(db, organization, id, body, how);
}

async function findNamedUser(db: Db, organization: OrganizationId, user: UserEntry["user"]) {
  const id = user._id ?? user.id;
  if (id) return findUserOfBody(db, organization, id, user._id ? "/user/_id" : "/user/id");
  const extid = user.account?.organization?.extid;
  const email = pickEmail(user);
  if (!extid && !email) {
    const message = "must hold an e-mail address, unless _id or account.organization.extid says who is meant";
    throw validationProblem([{ in: "body", pointer: "/user/emails", code: "required", message }]);
  }
  const named = await db.user.findFirst({
    where: { organizationId: organization, ...(extid ? { extid } : { email: email ?? null }) },
  });
  if (!named)
    throw notFound(extid ? `A user with the extid ${extid}` : `A user with the e-mail address ${email}`);
  return named;
}
