import type { Instant } from "@/lib/core/time/instant";
import { revokeEventLinks } from "@/lib/domain/auth/event-links/revoke-event-links";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { getUserRow, requireUserField } from "@/lib/domain/tenancy/organizations/get-user-row";
import { requireBodyOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { extractUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import { removePicture } from "@/lib/domain/tenancy/pictures/store-picture";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { type AccountRights, requireCredentialRights } from "./account-rights";
import { applyAddressChange } from "./apply-address-change";
import { changeRole, lockAdmins } from "./change-role";
import { toUserProblem } from "./create-user";
import { hasCredentials, pickEmail, type UserEntry, type UserUpdate } from "./schema";
import { serializeUser, USER_INCLUDE } from "./serialize";
import { suspendUser } from "./suspend-user";
import { toUserColumns } from "./to-user-columns";
import { upsertRelatedRecords } from "./upsert-related-records";
import { validateResourceUser } from "./validate-resource-user";

interface UpdateContext {
  precondition: Precondition;
  now: Instant;
  rights: AccountRights;
}

export async function updateUser(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: UserUpdate,
  context: UpdateContext,
) {
  requireBodyOrganization(organization, body.organization);
  try {
    return await withTransaction(db, async (tx) => {
      const role = body.user?.role;
      const suspended = body.user?.suspended;
      // Lock order: teams, hosts, users. A concurrent booking either commits first or sees the user
      // suspended.
      if (suspended) await lockHosts(tx, organization, [id]);
      if (role || suspended) await lockAdmins(tx, organization, id); // must precede the lock of the user's row
      const before = await findAndLock(tx, "users", () => getUserRow(tx, organization, id));
      context.precondition.check(before);
      validateResourceUser(body, before);
      const columns = body.user && toUserColumns(body.user, before);
      const isAddressChanged = columns?.email !== undefined && columns.email !== before.email;
      if (isAddressChanged || hasCredentials(body)) requireCredentialRights(context.rights, before);
      const roleColumns = role && (await changeRole(tx, organization, { id, role, rights: context.rights }));
      const suspension =
        suspended !== undefined &&
        (await suspendUser(tx, before, { suspended, rights: context.rights }, context.now));
      const row = await tx.user.update({
        where: toRowKey(organization, id),
        data: { ...columns, ...roleColumns, ...suspension, v: { increment: 1 } },
      });
      if (row.pictureUrl !== before.pictureUrl)
        await removePicture(tx, organization, extractUploadedPicture(before.pictureUrl));
      // Mails to the old address contain them.
      if (isAddressChanged) await revokeEventLinks(tx, organization, id);
      await applyAddressChange(
        tx,
        { before, after: row, linked: body.finish_signup_with !== undefined },
        context.now,
      );
      const { link } = await upsertRelatedRecords(tx, organization, row, body, context.now);
      const updated = await tx.user.findUniqueOrThrow({
        where: toRowKey(organization, id),
        include: USER_INCLUDE,
      });
      return { user: serializeUser(updated), ...(link ? { link } : {}) };
    });
  } catch (error) {
    throw toUserProblem(error) ?? error;
  }
}

/** Handles PUT /v2/users: the body identifies the user by id, else by extid, else by address. */
export async function updateNamedUser(
  db: Db,
  organization: OrganizationId,
  body: UserEntry,
  context: UpdateContext,
) {
  requireBodyOrganization(organization, body.organization);
  const { id } = await requireNamedUser(db, organization, body.user);
  return updateUser(db, organization, id, body, context);
}

async function requireNamedUser(db: Db, organization: OrganizationId, user: UserEntry["user"]) {
  const id = user._id ?? user.id;
  if (id) return requireUserField(db, organization, id, user._id ? "/user/_id" : "/user/id");
  const externalId = user.account?.organization?.extid;
  const email = pickEmail(user);
  if (!externalId && !email) {
    const message = "must hold an e-mail address, unless _id or account.organization.extid says who is meant";
    throw buildValidationProblem([{ in: "body", pointer: "/user/emails", code: "required", message }]);
  }
  const named = await db.user.findFirst({
    where: { organizationId: organization, ...(externalId ? { externalId } : { email: email ?? null }) },
  });
  if (!named)
    throw buildNotFoundProblem(
      externalId ? `A user with the extid ${externalId}` : `A user with the e-mail address ${email}`,
    );
  return named;
}
