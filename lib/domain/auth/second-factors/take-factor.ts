import type { Instant } from "@/lib/core/time/instant";
import { recordRefusedSignIn } from "@/lib/domain/audit/record-entry";
import { countAttempt, forgiveAttempts } from "@/lib/domain/auth/sessions/attempts";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type PasskeyAnswer, takePasskey } from "./answer-passkey";
import { takeCode } from "./authenticator";
import { noteFactor } from "./note-factor";
import { spendRecoveryCode } from "./recovery-codes";

interface Owner {
  organization: OrganizationId;
  user: string;
}

export type Given = { code: string } | { passkey: PasskeyAnswer };

export type Taken = { outcome: "right" | "wrong" } | { outcome: "slowed"; seconds: number };

const nameOf = ({ organization, user }: Owner) => `${organization} ${user}`;

/**
 * Whether somebody has shown a second factor: a code of the app, a recovery code or a passkey, each good once. Tries are
 * counted for the person, wherever they come from.
 */
export async function takeFactor(db: Db, owner: Owner, given: Given, now: Instant): Promise<Taken> {
  const { organization, user } = owner;
  const seconds = await countAttempt("factor", nameOf(owner));
  if (seconds > 0) {
    await recordRefusedSignIn(db, organization, user, "too_many_tries");
    return { outcome: "slowed", seconds };
  }
  const right = await inTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    if ("passkey" in given) return (await takePasskey(tx, owner, given.passkey, now)) !== null;
    if (await takeCode(tx, owner, given.code, now)) return true;
    const whose = { organizationId: organization, userId: user };
    if (!(await spendRecoveryCode(tx, whose, given.code))) return false;
    await noteFactor(tx, organization, user, {
      what: "codeUsed",
      left: await tx.recoveryCode.count({ where: whose }),
    });
    return true;
  });
  if (right) await forgiveAttempts([nameOf(owner)], "factor");
  else await recordRefusedSignIn(db, organization, user, "wrong_factor");
  return { outcome: right ? "right" : "wrong" };
}
