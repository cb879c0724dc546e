import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { recordIdentityLink } from "@/lib/domain/audit/record-sign-in-change";
import { confirmEmail } from "@/lib/domain/auth/passwords/confirm-email";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { completeSignIn, type SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import {
  findSignInSettings,
  hasSignInProvider,
  type ProviderSettings,
} from "@/lib/domain/auth/sign-in/queries";
import { extractEmailDomain, findSignInDomainOwner } from "@/lib/domain/auth/sign-in/sign-in-domains";
import { emitWebhookActions } from "@/lib/domain/messaging/webhooks/emit-webhook-actions";
import { loadNewUserColumns } from "@/lib/domain/people/users/create-user";
import { user as userSchema } from "@/lib/domain/people/users/schema";
import { serializeUser, USER_INCLUDE } from "@/lib/domain/people/users/serialize";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState, isTransactionConflict } from "@/lib/platform/db/database-errors";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { applyGroups } from "./apply-groups";
import type { Identity } from "./parse-identity";
import { SignInProviderError } from "./sign-in-provider-error";

/** Defaults for a user who is created at sign-in. */
export interface NewUserDefaults {
  language: string;
  timezone: string;
}

/**
 * Signs in a user through the organisation's provider: by subject, or the first time by an address in a
 * domain that the organisation has proven to own. A missing account is created if the settings allow it.
 */
export async function signInWithProvider(
  db: Db,
  organization: OrganizationId,
  identity: Identity,
  { device, newcomer: defaults }: { device: Device; newcomer: NewUserDefaults },
  now: Instant,
): Promise<SignInOutcome> {
  const isOwnDomain =
    identity.email !== null &&
    (await findSignInDomainOwner(db, extractEmailDomain(identity.email))) === organization;
  const signIn = () =>
    withTransaction(db, async (tx) => {
      const settings = await findSignInSettings(tx, organization);
      if (!hasSignInProvider(settings))
        throw new SignInProviderError("unavailable", "The provider was removed");
      const id = await findOrCreateUser(tx, settings, { ...identity, isOwnDomain }, defaults, now);
      await applyGroups(tx, settings, id, identity.groups);
      return completeSignIn(tx, { id, organizationId: organization }, { way: "provider", device }, now);
    });
  return signIn().catch((error) => {
    // A concurrent sign-in has just created the account.
    if (isTransactionConflict(error) || findSqlState(error) === "23505") return signIn();
    throw error;
  });
}

type CheckedIdentity = Identity & { isOwnDomain: boolean };

async function findOrCreateUser(
  tx: Db,
  settings: ProviderSettings,
  identity: CheckedIdentity,
  defaults: NewUserDefaults,
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
  if (!email) throw new SignInProviderError("unverified", "The provider vouches for no address");
  if (!identity.isOwnDomain)
    throw new SignInProviderError("foreign", "The organisation has not proven to own the domain");
  const found = await tx.user.findFirst({ where: { organizationId: organization, email } });
  if (found?.resource) throw new SignInProviderError("unknown", "The address belongs to a room");
  const id = found?.id ?? (await createMember(tx, settings, { ...identity, email }, defaults, now));
  await connectIdentity(tx, organization, id, identity);
  if (found) await confirmEmail(tx, found, now);
  return id;
}

/**
 * Links the provider's account to the user. Another account of the same provider is rejected, even with the
 * same address.
 */
export async function connectIdentity(
  tx: Db,
  organization: OrganizationId,
  user: string,
  { issuer, subject }: Identity,
): Promise<void> {
  const other = await tx.identity.findFirst({
    where: { organizationId: organization, userId: user, issuer },
  });
  if (other?.subject === subject) return;
  if (other) throw new SignInProviderError("taken", "The user is linked to another account of the provider");
  await tx.identity.create({ data: { organizationId: organization, userId: user, issuer, subject } });
  await recordIdentityLink(tx, organization, user, { issuer, subject });
}

async function createMember(
  tx: Db,
  settings: ProviderSettings,
  { email, firstName, lastName }: Identity & { email: string },
  { language, timezone }: NewUserDefaults,
  now: Instant,
): Promise<string> {
  if (!settings.joining) throw new SignInProviderError("unknown", "The settings create no users at sign-in");
  const organization = asOrganizationId(settings.organizationId);
  const user = await tx.user.create({
    data: {
      ...(await loadNewUserColumns(tx, organization))(),
      email,
      emailConfirmedAt: new Date(now),
      firstName,
      lastName,
      timezone,
      language,
      signedupWith: "provider",
    },
    include: USER_INCLUDE,
  });
  await emitWebhookActions(tx, {
    organization,
    actions: ["user.joined"],
    about: async () => ({
      user: user.id,
      resource: z.encode(userSchema, serializeUser(user)),
      occurredAt: new Date(now),
    }),
  });
  return user.id;
}
