import type { Instant } from "@/lib/core/time/instant";
import { type ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { createStarterRecords } from "@/lib/domain/people/starter-records/create-starter-records";
import { lockTexts } from "@/lib/domain/tenancy/lock-texts";
import { requireUserField } from "@/lib/domain/tenancy/organizations/get-user-row";
import { requireBodyOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState, isErrorNaming } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { UserBody, UserInput } from "./schema";
import { serializeUser, USER_INCLUDE } from "./serialize";
import { toUserColumns } from "./to-user-columns";
import { upsertRelatedRecords } from "./upsert-related-records";
import { validateResourceUser } from "./validate-resource-user";

/**
 * Creates the user with all related records, or nothing. If the `_id` or extid exists, returns that user
 * unchanged, so that clients can repeat the call.
 */
export async function createUser(db: Db, organization: OrganizationId, body: UserBody, now: Instant) {
  requireBodyOrganization(organization, body.organization);
  validateResourceUser(body);
  try {
    return await withTransaction(db, async (tx) => {
      const known = await findExistingUser(tx, organization, body);
      if (known) return { created: false, answer: { user: serializeUser(known) } };
      const row = await tx.user.create({
        data: {
          ...(await loadNewUserColumns(tx, organization))(),
          ...toUserColumns(body.user),
          ...toRole(body.user),
          ...(body.user.suspended && { suspendedAt: new Date(now) }),
        },
      });
      const { link } = await upsertRelatedRecords(tx, organization, row, body, now);
      if (body.starter && !row.resource) await createStarterRecords(tx, organization, row, now);
      const created = await tx.user.findUniqueOrThrow({
        where: toRowKey(organization, row.id),
        include: USER_INCLUDE,
      });
      return { created: true, answer: { user: serializeUser(created), ...(link ? { link } : {}) } };
    });
  } catch (error) {
    throw toUserProblem(error) ?? error;
  }
}

/** Loads the defaults of a new user: time zone and language of the organisation. */
export async function loadNewUserColumns(db: Db, organization: OrganizationId) {
  const { timezone, lang } = await db.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { timezone: true, lang: true },
  });
  return () => ({
    id: generateId(),
    organizationId: organization,
    calendarListId: generateId(),
    timezone: timezone ?? "UTC",
    language: lang,
  });
}

/** Returns the key to lock before the search for an extid, so that concurrent calls create only one user. */
export function buildExtidLock(organization: OrganizationId, { account }: UserInput): string | null {
  const externalId = account?.organization?.extid;
  return externalId ? `${organization}/${externalId}` : null;
}

async function findExistingUser(tx: Db, organization: OrganizationId, { user }: UserBody) {
  const id = user._id ?? user.id;
  if (id) {
    await requireUserField(tx, organization, id, user._id ? "/user/_id" : "/user/id");
    return tx.user.findUniqueOrThrow({ where: toRowKey(organization, id), include: USER_INCLUDE });
  }
  const lock = buildExtidLock(organization, user);
  const externalId = user.account?.organization?.extid;
  if (!lock || !externalId) return null;
  await lockTexts(tx, organization, "userExtid", [lock]);
  return tx.user.findFirst({ where: { organizationId: organization, externalId }, include: USER_INCLUDE });
}

/** Returns undefined for the default role, a member. */
export const toRole = ({ role }: UserInput) => role && toRoleColumns(role);

/** Maps violations of the unique constraints of users. */
export function toUserProblem(error: unknown): ApiProblem | null {
  if (findSqlState(error) !== "23505") return null;
  if (isErrorNaming(error, "extid")) {
    const message = "This extid belongs to another user";
    return buildFieldProblem("/user/account/organization/extid", "taken", message, "conflict");
  }
  if (!isErrorNaming(error, "email")) return null;
  return buildFieldProblem(
    "/user/emails",
    "taken",
    "This e-mail address belongs to another user",
    "conflict",
  );
}
