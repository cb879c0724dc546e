import type { Instant } from "@/lib/core/time/instant";
import { findUserOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import { requireOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState, mentions } from "@/lib/platform/db/failures";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockTexts } from "@/lib/platform/db/lock-texts";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { checkResource } from "./check-resource";
import { toUserColumns } from "./columns";
import type { PersonBody, UserBody } from "./schema";
import { serializeUser, withContext } from "./serialize";
import { writeBelongings } from "./write-belongings";

/**
 * Creates the user with everything that comes along, or nothing. A user whose `_id` or extid exists already
 * is answered unchanged, so that a client may repeat the call (spec 4.3).
 */
export async function createUser(db: Db, organization: OrganizationId, body: UserBody, now: Instant) {
  requireOrganization(organization, body.organization);
  checkResource(body);
  try {
    return await inTransaction(db, async (tx) => {
      const known = await findKnown(tx, organization, body);
      if (known) return { created: false, answer: { user: serializeUser(known) } };
      const row = await tx.user.create({
        data: {
          ...(await newUserColumns(tx, organization))(),
          ...toUserColumns(body.user),
          ...toRole(body.user),
          ...(body.user.suspended && { suspendedAt: new Date(now) }),
        },
      });
      const { link } = await writeBelongings(tx, organization, row, body, now);
      const created = await tx.user.findUniqueOrThrow({
        where: keyOf(organization, row.id),
        include: withContext,
      });
      return { created: true, answer: { user: serializeUser(created), ...(link ? { link } : {}) } };
    });
  } catch (error) {
    throw userClash(error) ?? error;
  }
}

/** What every new person begins with, in the zone and language of the organisation. */
export async function newUserColumns(db: Db, organization: OrganizationId) {
  const { timezone, lang } = await db.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { timezone: true, lang: true },
  });
  return () => ({
    id: newId(),
    organizationId: organization,
    calendarListId: newId(),
    timezone: timezone ?? "UTC",
    language: lang,
  });
}

/** What a call locks before it looks for the extid: of two first calls at once, one finds the other's user. */
export function extidLock(organization: OrganizationId, { account }: PersonBody): string | null {
  const extid = account?.organization?.extid;
  return extid ? `${organization}/${extid}` : null;
}

async function findKnown(tx: Db, organization: OrganizationId, { user }: UserBody) {
  const id = user._id ?? user.id;
  if (id) {
    await findUserOfBody(tx, organization, id, user._id ? "/user/_id" : "/user/id");
    return tx.user.findUniqueOrThrow({ where: keyOf(organization, id), include: withContext });
  }
  const lock = extidLock(organization, user);
  const extid = user.account?.organization?.extid;
  if (!lock || !extid) return null;
  await lockTexts(tx, organization, "userExtid", [lock]);
  return tx.user.findFirst({ where: { organizationId: organization, extid }, include: withContext });
}

/** Undefined: a member. */
export const toRole = ({ role }: PersonBody) => role && toRoleColumns(role);

/** The unique rules of users, as the database tells of them. */
export function userClash(error: unknown): ApiProblem | null {
  if (findSqlState(error) !== "23505") return null;
  if (mentions(error, "extid")) {
    const message = "This extid belongs to another user";
    return fieldProblem("/user/account/organization/extid", "taken", message, "conflict");
  }
  if (!mentions(error, "email")) return null;
  return fieldProblem("/user/emails", "taken", "This e-mail address belongs to another user", "conflict");
}
