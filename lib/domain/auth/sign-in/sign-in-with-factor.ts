import type { Instant } from "@/lib/core/time/instant";
import { recordRejectedSignIn } from "@/lib/domain/audit/record-entry";
import { storeAuthenticator } from "@/lib/domain/auth/second-factors/authenticator";
import { findTotpStep } from "@/lib/domain/auth/second-factors/totp";
import { type FactorInput, verifyFactor } from "@/lib/domain/auth/second-factors/verify-factor";
import { type PasskeyResponse, verifyPasskey } from "@/lib/domain/auth/second-factors/verify-passkey";
import { recordLoginAttempt, resetLoginAttempts } from "@/lib/domain/auth/sessions/login-attempts";
import { type Device, startSession } from "@/lib/domain/auth/sessions/start-session";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { completeSignIn, isSignInPending, type PendingSignIn, type SignInOutcome } from "./complete-sign-in";

export type FactorSignInResult =
  /** `codes`: recovery codes after the first factor was set up. */
  | { outcome: "signed_in"; session: string; codes: string[] }
  | { outcome: "wrong" }
  | { outcome: "slowed"; seconds: number }
  /** The sign-in must start again. */
  | { outcome: "ended" };

/** Signs a user in with the second factor. */
export async function signInWithFactor(
  db: Db,
  pending: PendingSignIn,
  input: FactorInput,
  device: Device,
  now: Instant,
): Promise<FactorSignInResult> {
  if (!(await isSignInPending(db, pending))) return { outcome: "ended" };
  const { secret } = pending;
  if (secret)
    return "code" in input
      ? confirmFirstAuthenticator(db, { ...pending, secret }, input.code, device, now)
      : WRONG;
  const owner = { organization: asOrganizationId(pending.organization), user: pending.user };
  const verified = await verifyFactor(db, owner, input, now);
  if (verified.outcome !== "right") return verified as FactorSignInResult;
  const user = { id: owner.user, organizationId: owner.organization };
  return { outcome: "signed_in", session: await startSession(db, user, device, now), codes: [] };
}

const WRONG = { outcome: "wrong" } as const;

/** Verifies the first code of an app that had to be set up. */
async function confirmFirstAuthenticator(
  db: Db,
  pending: PendingSignIn & { secret: string },
  code: string,
  device: Device,
  now: Instant,
): Promise<FactorSignInResult> {
  const owner = { organization: asOrganizationId(pending.organization), user: pending.user };
  const counted = `${owner.organization} ${owner.user}`;
  const seconds = await recordLoginAttempt("factor", counted);
  if (seconds > 0) return { outcome: "slowed", seconds };
  const step = findTotpStep(pending.secret, code, 0, now);
  if (step === null) {
    await recordRejectedSignIn(db, owner.organization, owner.user, "wrong_factor");
    return WRONG;
  }
  await resetLoginAttempts([counted], "factor");
  return withTransaction(db, async (tx): Promise<FactorSignInResult> => {
    await lockRow(tx, "users", { organizationId: owner.organization, id: owner.user });
    if (!(await isSignInPending(tx, pending))) return { outcome: "ended" };
    const codes = await storeAuthenticator(tx, owner, { secret: pending.secret, step }, now);
    const user = { id: owner.user, organizationId: owner.organization };
    return { outcome: "signed_in", session: await startSession(tx, user, device, now), codes };
  });
}

/** Signs in with a passkey alone; null if it is unknown. */
export const signInWithPasskey = (
  db: Db,
  response: PasskeyResponse,
  device: Device,
  now: Instant,
): Promise<SignInOutcome | null> =>
  withTransaction(db, async (tx) => {
    const owner = await verifyPasskey(tx, null, response, now);
    if (!owner) return null;
    return completeSignIn(
      tx,
      { id: owner.user, organizationId: owner.organization },
      { way: "passkey", device },
      now,
    );
  });
