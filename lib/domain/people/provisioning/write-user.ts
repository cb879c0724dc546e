import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { confirmEmail } from "@/lib/domain/auth/passwords/confirm-email";
import { extractEmailDomain, findSignInDomainOwner } from "@/lib/domain/auth/sign-in/sign-in-domains";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { Precondition } from "@/lib/domain/contracts/etag";
import { emitWebhookActions } from "@/lib/domain/messaging/webhooks/emit-webhook-actions";
import { lockAdmins } from "@/lib/domain/people/users/change-role";
import { createUser } from "@/lib/domain/people/users/create-user";
import type { UserInput } from "@/lib/domain/people/users/schema";
import { user as userSchema } from "@/lib/domain/people/users/schema";
import { serializeUser, USER_INCLUDE } from "@/lib/domain/people/users/serialize";
import { updateUser } from "@/lib/domain/people/users/update-user";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { parseScimUser, type ScimUser } from "./parse-scim-user";
import type { ScimResource } from "./protocol/canonical";
import { buildNotUniqueProblem, ScimProblem } from "./protocol/scim-problem";
import { deriveUserName, formatVersion } from "./serialize-scim-user";
import { getProvisionedRow, type ProvisionedRow } from "./user-queries";

const ANY_VERSION = new Precondition(null);

export function createProvisionedUser(
  db: Db,
  organization: OrganizationId,
  requested: ScimUser,
  now: Instant,
) {
  return withUniqueProblem(() =>
    withTransaction(db, async (tx) => {
      await assertUnknownUser(tx, organization, requested);
      const body = {
        organization,
        user: { ...toUserFields(requested), suspended: requested.active === false },
      };
      const { answer } = await createUser(tx, organization, body, now);
      const id = answer.user._id;
      await tx.user.update({ where: toRowKey(organization, id), data: { signedupWith: "scim" } });
      await setProvisionedName(tx, organization, id, requested);
      await confirmAddress(tx, organization, id, requested.email, now);
      if (requested.active !== false) await emitUserJoined(tx, organization, id, now);
      return getProvisionedRow(tx, organization, id);
    }),
  );
}

/** Updates a user to the result of `change`; writes nothing if it is equal. */
export function updateProvisionedUser(
  db: Db,
  organization: OrganizationId,
  { id, ifMatch }: { id: string; ifMatch: string | null },
  change: (before: ProvisionedRow) => ScimResource,
  now: Instant,
) {
  return withUniqueProblem(() =>
    withTransaction(db, async (tx) => {
      await getProvisionedRow(tx, organization, id);
      await lockHosts(tx, organization, [id]); // lock order: hosts, admins, users
      await lockAdmins(tx, organization, id);
      await lockRow(tx, "users", { organizationId: organization, id });
      const before = await getProvisionedRow(tx, organization, id);
      requireMatchingVersion(ifMatch, formatVersion(before.v, before.nameVersion));
      const requested = parseScimUser(change(before));
      if (deriveUserName(before) !== requested.userName)
        await assertUnknownUser(tx, organization, requested, id);
      await updateProfile(tx, organization, before, requested, now);
      const isRenamed =
        deriveUserName(before) !== requested.userName || before.externalId !== requested.externalId;
      if (isRenamed) await setProvisionedName(tx, organization, id, requested);
      return getProvisionedRow(tx, organization, id);
    }),
  );
}

/** Throws 412 unless `ifMatch` names the current version. */
export function requireMatchingVersion(ifMatch: string | null, version: string): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  if (ifMatch.split(",").some((tag) => bare(tag) === bare(version))) return;
  throw new ScimProblem(412, null, "The resource has changed since it was read; read it again.", {
    etag: version,
  });
}

async function updateProfile(
  tx: Db,
  organization: OrganizationId,
  before: ProvisionedRow,
  requested: ScimUser,
  now: Instant,
): Promise<void> {
  const { id } = before;
  const changes = pickChanges(before, requested);
  // Only owners may change an owner's credentials, so the directory may not.
  if (Object.keys(changes).length > 0)
    await updateUser(
      tx,
      organization,
      id,
      { user: changes },
      { precondition: ANY_VERSION, now, rights: "admins" },
    );
  if (changes.email !== undefined) await confirmAddress(tx, organization, id, requested.email, now);
  const { active = before.suspendedAt === null } = requested;
  if (active !== (before.suspendedAt === null)) {
    // The directory may suspend any user except the last owner or admin.
    const user = { suspended: !active };
    await updateUser(tx, organization, id, { user }, { precondition: ANY_VERSION, now, rights: "all" });
  }
}

const toUserFields = (requested: ScimUser): UserInput => ({
  ...(requested.email !== null && { email: requested.email }),
  first_name: requested.firstName,
  last_name: requested.lastName,
  ...(requested.timezone !== undefined && { timezone: requested.timezone }),
  ...(requested.language !== undefined && { language: requested.language }),
});

function pickChanges(before: ProvisionedRow, requested: ScimUser): UserInput {
  const { timezone = before.timezone, language = before.language } = requested;
  return {
    ...(requested.email !== before.email &&
      (requested.email === null ? { emails: [] } : { email: requested.email })),
    ...(requested.firstName !== before.firstName && { first_name: requested.firstName }),
    ...(requested.lastName !== before.lastName && { last_name: requested.lastName }),
    ...(timezone !== before.timezone && { timezone }),
    ...(language !== before.language && requested.language && { language: requested.language }),
  };
}

/**
 * Confirms an address in a domain that the organisation has proven to own, because its directory assigns
 * these addresses.
 */
async function confirmAddress(
  tx: Db,
  organization: OrganizationId,
  id: string,
  email: string | null,
  now: Instant,
): Promise<void> {
  if (email === null || (await findSignInDomainOwner(tx, extractEmailDomain(email))) !== organization) return;
  await confirmEmail(tx, { id, organizationId: organization }, now);
}

const FIND_KNOWN = defineStatement<{ id: string }>(`
  SELECT t.id FROM users t LEFT JOIN provisioned_users p ON p.organization_id = $1 AND p.user_id = t.id
   WHERE t.organization_id = $1 AND (p.user_name = $2::citext OR (p.user_name IS NULL AND lower(t.email) = lower($2::text)))
     AND t.id IS DISTINCT FROM $3::text
   LIMIT 1`);

/**
 * Unique constraints cover concurrent writes; this check finds users that the directory has not named yet.
 */
async function assertUnknownUser(
  tx: Db,
  organization: OrganizationId,
  { userName }: ScimUser,
  exceptId: string | null = null,
): Promise<void> {
  const [known] = await executeSql(tx, FIND_KNOWN, [organization, userName, exceptId]);
  if (known) throw buildNotUniqueProblem(`userName ${userName} is that of another user.`);
}

async function setProvisionedName(
  tx: Db,
  organizationId: OrganizationId,
  userId: string,
  { userName, externalId }: ScimUser,
): Promise<void> {
  const names = { userName, externalId };
  await tx.provisionedUser.upsert({
    where: { organizationId_userId: { organizationId, userId } },
    create: { organizationId, userId, ...names },
    update: { ...names, v: { increment: 1 } },
  });
}

async function emitUserJoined(tx: Db, organization: OrganizationId, id: string, now: Instant): Promise<void> {
  await emitWebhookActions(tx, {
    organization,
    actions: ["user.joined"],
    about: async () => {
      const user = await tx.user.findUniqueOrThrow({
        where: toRowKey(organization, id),
        include: USER_INCLUDE,
      });
      const resource = z.encode(userSchema, serializeUser(user));
      return { user: id, resource, occurredAt: new Date(now) };
    },
  });
}

/** Maps violations of the directory's unique constraints; `updateUser` maps those of users. */
async function withUniqueProblem<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    throw buildNotUniqueProblem("userName or externalId is that of another user.");
  }
}
