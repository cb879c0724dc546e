import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { recordIdentity } from "@/lib/domain/audit/record-sign-in-change";
import { confirmAddress } from "@/lib/domain/auth/passwords/confirm-address";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { type Admission, admit } from "@/lib/domain/auth/sign-in/admit";
import { domainOf, findDomainOwner } from "@/lib/domain/auth/sign-in/domains";
import { findSettings, hasProvider, type ProviderSettings } from "@/lib/domain/auth/sign-in/queries";
import { fireActions } from "@/lib/domain/messaging/webhooks/fire-actions";
import { newUserColumns } from "@/lib/domain/people/users/create-user";
import { user as userSchema } from "@/lib/domain/people/users/schema";
import { serializeUser, withContext } from "@/lib/domain/people/users/serialize";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState, isCollision } from "@/lib/platform/db/failures";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { applyGroups } from "./apply-groups";
import { ProviderFailure } from "./provider-failure";
import type { Identity } from "./read-identity";

/** What is known of a newcomer besides. */
export interface Newcomer {
  language: string;
  timezone: string;
}

/**
 * Signs in whom the organisation's provider means: by its subject; the first time by the address, if it lies in a domain
 * that the organisation has proven to be its own. Whoever has no account is given one, where that is allowed.
 */
export async function enterByProvider(
  db: Db,
  organization: OrganizationId,
  identity: Identity,
  { device, newcomer }: { device: Device; newcomer: Newcomer },
  now: Instant,
): Promise<Admission> {
  const isOwnDomain =
    identity.email !== null && (await findDomainOwner(db, domainOf(identity.email))) === organization;
  const enter = () =>
    inTransaction(db, async (tx) => {
      const settings = await findSettings(tx, organization);
      if (!hasProvider(settings)) throw new ProviderFailure("unavailable", "The provider was removed");
      const id = await findOrMake(tx, settings, { ...identity, isOwnDomain }, newcomer, now);
      await applyGroups(tx, settings, id, identity.groups);
      return admit(tx, { id, organizationId: organization }, { way: "provider", device }, now);
    });
  return enter().catch((error) => {
    // Somebody has signed in twice at once: now the account is there.
    if (isCollision(error) || findSqlState(error) === "23505") return enter();
    throw error;
  });
}

type Checked = Identity & { isOwnDomain: boolean };

async function findOrMake(
  tx: Db,
  settings: ProviderSettings,
  identity: Checked,
  newcomer: Newcomer,
  now: Instant,
): Promise<string> {
  const { issuer, subject, email } = identity;
  const organization = asOrganizationId(settings.organizationId);
  const known = await tx.identity.findUnique({
    where: { organizationId_issuer_subject: { organizationId: organization, issuer, subject } },
  });
  if (known) {
    const where = { organizationId: organization, issuer, subject };
    await tx.identity.updateMany({ where, data: { lastUsedAt: new Date(now) } });
    return known.userId;
  }
  if (!email) throw new ProviderFailure("unverified", "The provider vouches for no address");
  if (!identity.isOwnDomain) throw new ProviderFailure("foreign", "The domain is not proven");
  const found = await tx.user.findFirst({ where: { organizationId: organization, email } });
  if (found?.resource) throw new ProviderFailure("unknown", "The address is that of a room");
  const id = found?.id ?? (await createMember(tx, settings, { ...identity, email }, newcomer, now));
  await link(tx, organization, id, identity);
  if (found) await confirmAddress(tx, found, now);
  return id;
}

/** The provider's account opens this user from now on; another one of the same provider does not, whatever its address. */
export async function link(
  tx: Db,
  organization: OrganizationId,
  user: string,
  { issuer, subject }: Identity,
): Promise<void> {
  const other = await tx.identity.findFirst({
    where: { organizationId: organization, userId: user, issuer },
  });
  if (other?.subject === subject) return;
  if (other) throw new ProviderFailure("taken", "The user is linked to another account of the provider");
  await tx.identity.create({ data: { organizationId: organization, userId: user, issuer, subject } });
  await recordIdentity(tx, organization, user, { issuer, subject });
}

async function createMember(
  tx: Db,
  settings: ProviderSettings,
  { email, firstName, lastName }: Identity & { email: string },
  { language, timezone }: Newcomer,
  now: Instant,
): Promise<string> {
  if (!settings.joining) throw new ProviderFailure("unknown", "Nobody joins by signing in");
  const organization = asOrganizationId(settings.organizationId);
  const made = await tx.user.create({
    data: {
      ...(await newUserColumns(tx, organization))(),
      email,
      emailConfirmedAt: new Date(now),
      firstName,
      lastName,
      timezone,
      language,
      signedupWith: "provider",
    },
    include: withContext,
  });
  await fireActions(tx, {
    organization,
    actions: ["user.joined"],
    about: async () => ({
      user: made.id,
      resource: z.encode(userSchema, serializeUser(made)),
      occurredAt: new Date(now),
    }),
  });
  return made.id;
}
