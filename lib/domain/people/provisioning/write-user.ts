import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { confirmAddress } from "@/lib/domain/auth/passwords/confirm-address";
import { domainOf, findDomainOwner } from "@/lib/domain/auth/sign-in/domains";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve";
import { fireActions } from "@/lib/domain/messaging/webhooks/fire-actions";
import { lockAdmins } from "@/lib/domain/people/users/change-role";
import { createUser } from "@/lib/domain/people/users/create-user";
import type { PersonBody } from "@/lib/domain/people/users/schema";
import { user as userSchema } from "@/lib/domain/people/users/schema";
import { serializeUser, withContext } from "@/lib/domain/people/users/serialize";
import { updateUser } from "@/lib/domain/people/users/update-user";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { Precondition } from "@/lib/platform/http/etag";
import type { Resource } from "./protocol/canonical";
import { notUnique, ScimProblem } from "./protocol/scim-problem";
import { readWantedUser, type WantedUser } from "./read-user";
import { formatVersion, userNameOf } from "./serialize-user";
import { findProvisioned, type ProvisionedRow } from "./user-queries";

const ANY_VERSION = new Precondition(null);

export function createProvisioned(db: Db, organization: OrganizationId, wanted: WantedUser, now: Instant) {
  return unlessTaken(() =>
    inTransaction(db, async (tx) => {
      await refuseKnown(tx, organization, wanted);
      const body = { organization, user: { ...toPerson(wanted), suspended: wanted.active === false } };
      const { answer } = await createUser(tx, organization, body, now);
      const id = answer.user._id;
      await tx.user.update({ where: keyOf(organization, id), data: { signedupWith: "scim" } });
      await nameUser(tx, organization, id, wanted);
      await vouchForAddress(tx, organization, id, wanted.email, now);
      if (wanted.active !== false) await tellJoined(tx, organization, id, now);
      return findProvisioned(tx, organization, id);
    }),
  );
}

/** Makes somebody what `change` makes of what they are; where that is the same, nothing is written. */
export function updateProvisioned(
  db: Db,
  organization: OrganizationId,
  { id, ifMatch }: { id: string; ifMatch: string | null },
  change: (before: ProvisionedRow) => Resource,
  now: Instant,
) {
  return unlessTaken(() =>
    inTransaction(db, async (tx) => {
      await findProvisioned(tx, organization, id);
      await lockHosts(tx, organization, [id]); // before admins and the row itself: always in the same order
      await lockAdmins(tx, organization, id);
      await lockRow(tx, "users", { organizationId: organization, id });
      const before = await findProvisioned(tx, organization, id);
      requireVersion(ifMatch, formatVersion(before.v, before.nameVersion));
      const wanted = readWantedUser(change(before));
      if (userNameOf(before) !== wanted.userName) await refuseKnown(tx, organization, wanted, id);
      await writeProfile(tx, organization, before, wanted, now);
      const isNamedAnew = userNameOf(before) !== wanted.userName || before.externalId !== wanted.externalId;
      if (isNamedAnew) await nameUser(tx, organization, id, wanted);
      return findProvisioned(tx, organization, id);
    }),
  );
}

/** Of two versions that a client may have read, what it names has to be that of now. */
export function requireVersion(ifMatch: string | null, version: string): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  if (ifMatch.split(",").some((tag) => bare(tag) === bare(version))) return;
  throw new ScimProblem(412, null, "The resource has changed since it was read; read it again.", {
    etag: version,
  });
}

async function writeProfile(
  tx: Db,
  organization: OrganizationId,
  before: ProvisionedRow,
  wanted: WantedUser,
  now: Instant,
): Promise<void> {
  const { id } = before;
  const changes = pickChanges(before, wanted);
  // What an owner signs in with is for owners alone, also where a directory wants it otherwise.
  if (Object.keys(changes).length > 0)
    await updateUser(
      tx,
      organization,
      id,
      { user: changes },
      { precondition: ANY_VERSION, now, rights: "admins" },
    );
  if (changes.email !== undefined) await vouchForAddress(tx, organization, id, wanted.email, now);
  const { active = before.suspendedAt === null } = wanted;
  if (active !== (before.suspendedAt === null)) {
    // Who leaves the company leaves, whatever they were here; the last one stays.
    const user = { suspended: !active };
    await updateUser(tx, organization, id, { user }, { precondition: ANY_VERSION, now, rights: "all" });
  }
}

const toPerson = (wanted: WantedUser): PersonBody => ({
  ...(wanted.email !== null && { email: wanted.email }),
  first_name: wanted.firstName,
  last_name: wanted.lastName,
  ...(wanted.timezone !== undefined && { timezone: wanted.timezone }),
  ...(wanted.language !== undefined && { language: wanted.language }),
});

function pickChanges(before: ProvisionedRow, wanted: WantedUser): PersonBody {
  const { timezone = before.timezone, language = before.language } = wanted;
  return {
    ...(wanted.email !== before.email && (wanted.email === null ? { emails: [] } : { email: wanted.email })),
    ...(wanted.firstName !== before.firstName && { first_name: wanted.firstName }),
    ...(wanted.lastName !== before.lastName && { last_name: wanted.lastName }),
    ...(timezone !== before.timezone && { timezone }),
    ...(language !== before.language && wanted.language && { language: wanted.language }),
  };
}

/** In a domain that the organisation has proven to be its own, its directory says whose an address is. */
async function vouchForAddress(
  tx: Db,
  organization: OrganizationId,
  id: string,
  email: string | null,
  now: Instant,
): Promise<void> {
  if (email === null || (await findDomainOwner(tx, domainOf(email))) !== organization) return;
  await confirmAddress(tx, { id, organizationId: organization }, now);
}

const FIND_KNOWN = statement<{ id: string }>(`
  SELECT t.id FROM users t LEFT JOIN provisioned_users p ON p.organization_id = $1 AND p.user_id = t.id
   WHERE t.organization_id = $1 AND (p.user_name = $2::citext OR (p.user_name IS NULL AND lower(t.email) = lower($2::text)))
     AND t.id IS DISTINCT FROM $3::text
   LIMIT 1`);

/** Constraints hold what is written at once; this finds people whom the directory has not named yet. */
async function refuseKnown(
  tx: Db,
  organization: OrganizationId,
  { userName }: WantedUser,
  own: string | null = null,
): Promise<void> {
  const [known] = await sql(tx, FIND_KNOWN, [organization, userName, own]);
  if (known) throw notUnique(`userName ${userName} is that of another user.`);
}

async function nameUser(
  tx: Db,
  organizationId: OrganizationId,
  userId: string,
  { userName, externalId }: WantedUser,
): Promise<void> {
  const names = { userName, externalId };
  await tx.provisionedUser.upsert({
    where: { organizationId_userId: { organizationId, userId } },
    create: { organizationId, userId, ...names },
    update: { ...names, v: { increment: 1 } },
  });
}

async function tellJoined(tx: Db, organization: OrganizationId, id: string, now: Instant): Promise<void> {
  await fireActions(tx, {
    organization,
    actions: ["user.joined"],
    about: async () => {
      const made = await tx.user.findUniqueOrThrow({ where: keyOf(organization, id), include: withContext });
      const resource = z.encode(userSchema, serializeUser(made));
      return { user: id, resource, occurredAt: new Date(now) };
    },
  });
}

/** The unique rules of what the directory names; those of users tell of themselves. */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    throw notUnique("userName or externalId is that of another user.");
  }
}
