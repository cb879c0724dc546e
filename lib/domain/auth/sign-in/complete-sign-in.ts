import type { Instant } from "@/lib/core/time/instant";
import { recordRejectedSignIn } from "@/lib/domain/audit/record-entry";
import { hasSecondFactor } from "@/lib/domain/auth/second-factors/queries";
import { generateTotpSecret } from "@/lib/domain/auth/second-factors/totp";
import { type Device, startSession } from "@/lib/domain/auth/sessions/start-session";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { evaluateSignInStep, type SignInMethod, type SignInStep } from "./policy";
import { findSignInSettings, hasSignInProvider } from "./queries";

/** A sign-in that waits for the second factor. */
export interface PendingSignIn {
  organization: string;
  user: string;
  way: SignInMethod;
  /** Hash of the address and password, which must not change meanwhile (decision 25). */
  proof: string;
  /** Secret of an app that must be set up first; null if a factor exists. */
  secret: string | null;
}

export type SignInOutcome =
  | { outcome: "signed_in"; session: string }
  | { outcome: "second_factor"; pending: PendingSignIn }
  /** The organisation allows sign-in by its provider only. */
  | { outcome: "provider_only"; provider: OrganizationId }
  /** The organisation has suspended the user. */
  | { outcome: "suspended" };

/** Starts a session for an authenticated user, or returns the missing step. All sessions start here. */
export async function completeSignIn(
  tx: Db,
  { id, organizationId }: Pick<User, "id" | "organizationId">,
  { way, device }: { way: SignInMethod; device: Device },
  now: Instant,
): Promise<SignInOutcome> {
  const organization = asOrganizationId(organizationId);
  if (await isSuspended(tx, organization, id)) {
    await recordRejectedSignIn(tx, organization, id, "suspended");
    return { outcome: "suspended" };
  }
  const step = await findSignInStep(tx, organization, id, way);
  if (step === "provider_only") {
    await recordRejectedSignIn(tx, organization, id, "provider_only");
    return { outcome: "provider_only", provider: organization };
  }
  if (step === "enter")
    return { outcome: "signed_in", session: await startSession(tx, { id, organizationId }, device, now) };
  const proof = await getCredentialProof(tx, organization, id);
  const secret = step === "set_up" ? generateTotpSecret() : null;
  return { outcome: "second_factor", pending: { organization, user: id, way, proof, secret } };
}

/** Returns whether the sign-in still waits for this step and nothing has changed since. */
export async function isSignInPending(tx: Db, pending: PendingSignIn): Promise<boolean> {
  const organization = asOrganizationId(pending.organization);
  const user = await tx.user.count({
    where: { organizationId: organization, id: pending.user, suspendedAt: null },
  });
  if (user === 0 || (await getCredentialProof(tx, organization, pending.user)) !== pending.proof)
    return false;
  const step = await findSignInStep(tx, organization, pending.user, pending.way);
  return step === (pending.secret ? "set_up" : "ask");
}

const isSuspended = async (tx: Db, organization: OrganizationId, id: string): Promise<boolean> =>
  (await tx.user.count({ where: { organizationId: organization, id, suspendedAt: { not: null } } })) > 0;

async function findSignInStep(
  tx: Db,
  organization: OrganizationId,
  user: string,
  way: SignInMethod,
): Promise<SignInStep> {
  if (way === "provider") return "enter";
  const settings = await findSignInSettings(tx, organization);
  return evaluateSignInStep({
    way,
    isProviderOnly: hasSignInProvider(settings) && settings.providerOnly,
    isEmergencyAdmin: settings?.emergencyUserId === user,
    isFactorRequired: settings?.factorRequired ?? false,
    hasFactor: await hasSecondFactor(tx, organization, user),
  });
}

async function getCredentialProof(tx: Db, organization: OrganizationId, id: string): Promise<string> {
  const user = await tx.user.findUniqueOrThrow({
    where: toRowKey(organization, id),
    include: { login: true },
  });
  const state = `${user.email ?? ""}\n${user.login?.passwordHash ?? ""}`;
  return Buffer.from(hashToken(state)).toString("base64url");
}
