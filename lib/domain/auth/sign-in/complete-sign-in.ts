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

/** Somebody whose second step is still to come. */
export interface PendingSignIn {
  organization: string;
  user: string;
  way: SignInMethod;
  /** Of the address and the password: with others it ends (decision 25). */
  proof: string;
  /** Of the app that has to be set up first; null: there is a factor to ask for. */
  secret: string | null;
}

export type SignInOutcome =
  | { outcome: "signed_in"; session: string }
  | { outcome: "second_factor"; pending: PendingSignIn }
  /** The organisation takes nothing but its provider. */
  | { outcome: "provider_only"; provider: OrganizationId }
  /** The organisation lets this person in no more, for now. */
  | { outcome: "suspended" };

/** Lets in whoever has shown who they are; or says what is missing. The one place where a session begins. */
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

/** Whether that is still the step that is missing: nothing has changed since that would end it. */
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
