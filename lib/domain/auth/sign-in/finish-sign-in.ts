import type { Instant } from "@/lib/core/time/instant";
import { recordRefusedSignIn } from "@/lib/domain/audit/record-entry";
import { type PasskeyAnswer, takePasskey } from "@/lib/domain/auth/second-factors/answer-passkey";
import { keepAuthenticator } from "@/lib/domain/auth/second-factors/authenticator";
import { type Given, takeFactor } from "@/lib/domain/auth/second-factors/take-factor";
import { findStep } from "@/lib/domain/auth/second-factors/totp";
import { countAttempt, forgiveAttempts } from "@/lib/domain/auth/sessions/attempts";
import { type Device, startSession } from "@/lib/domain/auth/sessions/start-session";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type Admission, admit, isStillPending, type PendingSignIn } from "./admit";

export type Finish =
  /** `codes`: recovery codes of somebody who has just set up the first factor. */
  | { outcome: "signed_in"; session: string; codes: string[] }
  | { outcome: "wrong" }
  | { outcome: "slowed"; seconds: number }
  /** It has to begin anew. */
  | { outcome: "ended" };

/** Signs in whoever adds the second factor to the first. */
export async function finishSignIn(
  db: Db,
  pending: PendingSignIn,
  given: Given,
  device: Device,
  now: Instant,
): Promise<Finish> {
  if (!(await isStillPending(db, pending))) return { outcome: "ended" };
  const { secret } = pending;
  if (secret) return "code" in given ? setUp(db, { ...pending, secret }, given.code, device, now) : WRONG;
  const owner = { organization: asOrganizationId(pending.organization), user: pending.user };
  const taken = await takeFactor(db, owner, given, now);
  if (taken.outcome !== "right") return taken as Finish;
  const user = { id: owner.user, organizationId: owner.organization };
  return { outcome: "signed_in", session: await startSession(db, user, device, now), codes: [] };
}

const WRONG = { outcome: "wrong" } as const;

/** The first code of the app that had to be set up shows that it works. */
async function setUp(
  db: Db,
  pending: PendingSignIn & { secret: string },
  code: string,
  device: Device,
  now: Instant,
): Promise<Finish> {
  const owner = { organization: asOrganizationId(pending.organization), user: pending.user };
  const counted = `${owner.organization} ${owner.user}`;
  const seconds = await countAttempt("factor", counted);
  if (seconds > 0) return { outcome: "slowed", seconds };
  const step = findStep(pending.secret, code, 0, now);
  if (step === null) {
    await recordRefusedSignIn(db, owner.organization, owner.user, "wrong_factor");
    return WRONG;
  }
  await forgiveAttempts([counted], "factor");
  return inTransaction(db, async (tx): Promise<Finish> => {
    await lockRow(tx, "users", { organizationId: owner.organization, id: owner.user });
    if (!(await isStillPending(tx, pending))) return { outcome: "ended" };
    const codes = await keepAuthenticator(tx, owner, { secret: pending.secret, step }, now);
    const user = { id: owner.user, organizationId: owner.organization };
    return { outcome: "signed_in", session: await startSession(tx, user, device, now), codes };
  });
}

/** Signs in with a passkey alone; null: with none that we know. */
export const enterByPasskey = (
  db: Db,
  answer: PasskeyAnswer,
  device: Device,
  now: Instant,
): Promise<Admission | null> =>
  inTransaction(db, async (tx) => {
    const owner = await takePasskey(tx, null, answer, now);
    if (!owner) return null;
    return admit(tx, { id: owner.user, organizationId: owner.organization }, { way: "passkey", device }, now);
  });
