import type { Instant } from "@/lib/core/time/instant";
import { recordRejectedSignIn } from "@/lib/domain/audit/record-entry";
import { recordLoginAttempt, resetLoginAttempts } from "@/lib/domain/auth/sessions/login-attempts";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { verifyTotpCode } from "./authenticator";
import { notifyFactorChange } from "./notify-factor-change";
import { consumeRecoveryCode } from "./recovery-codes";
import { type PasskeyResponse, verifyPasskey } from "./verify-passkey";

interface Owner {
  organization: OrganizationId;
  user: string;
}

export type FactorInput = { code: string } | { passkey: PasskeyResponse };

export type FactorResult = { outcome: "right" | "wrong" } | { outcome: "slowed"; seconds: number };

const buildAttemptKey = ({ organization, user }: Owner) => `${organization} ${user}`;

/**
 * Verifies a code of the app, a recovery code or a passkey, each valid once. Attempts are counted per user,
 * from all addresses.
 */
export async function verifyFactor(
  db: Db,
  owner: Owner,
  input: FactorInput,
  now: Instant,
): Promise<FactorResult> {
  const { organization, user } = owner;
  const seconds = await recordLoginAttempt("factor", buildAttemptKey(owner));
  if (seconds > 0) {
    await recordRejectedSignIn(db, organization, user, "too_many_tries");
    return { outcome: "slowed", seconds };
  }
  const right = await withTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    if ("passkey" in input) return (await verifyPasskey(tx, owner, input.passkey, now)) !== null;
    if (await verifyTotpCode(tx, owner, input.code, now)) return true;
    const ownerKey = { organizationId: organization, userId: user };
    if (!(await consumeRecoveryCode(tx, ownerKey, input.code))) return false;
    await notifyFactorChange(tx, organization, user, {
      what: "codeUsed",
      left: await tx.recoveryCode.count({ where: ownerKey }),
    });
    return true;
  });
  if (right) await resetLoginAttempts([buildAttemptKey(owner)], "factor");
  else await recordRejectedSignIn(db, organization, user, "wrong_factor");
  return { outcome: right ? "right" : "wrong" };
}
