import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { recordLoginAttempt, resetLoginAttempts } from "@/lib/domain/auth/sessions/login-attempts";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { verifyPassword } from "@/lib/platform/crypto/password";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { hasSecondFactor } from "./queries";
import type { ReauthenticationBody } from "./schema";
import { type FactorResult, verifyFactor } from "./verify-factor";

/** Time during which no further reauthentication is requested. */
export const REAUTHENTICATION_LIFETIME_MS = 10 * MINUTE;

interface Owner {
  organization: OrganizationId;
  user: string;
}

/** Verifies the signed-in user again and records the time in the session. */
export async function reauthenticate(
  db: Db,
  { session, ...owner }: Owner & { session: string | null },
  { code, passkey, password }: ReauthenticationBody,
  now: Instant,
) {
  const input = code !== undefined ? { code } : passkey && { passkey };
  const verified = input
    ? await verifyFactor(db, owner, input, now)
    : await verifySoleFactor(db, owner, password ?? "");
  if (verified.outcome === "slowed")
    throw new ApiProblem("rate_limited", `Too many tries; try again in ${verified.seconds} s.`, {
      headers: { "retry-after": String(verified.seconds) },
    });
  if (verified.outcome === "wrong") {
    const field = code !== undefined ? "code" : passkey ? "passkey" : "password";
    throw buildFieldProblem(`/${field}`, "wrong", "is not yours, or was used already");
  }
  const of = { organizationId: owner.organization, userId: owner.user, id: session ?? "" };
  await db.session.updateMany({ where: of, data: { authenticatedAt: new Date(now) } });
  return { proven_until: new Date(now + REAUTHENTICATION_LIFETIME_MS) };
}

/** A password suffices for users without a second factor. */
async function verifySoleFactor(
  db: Db,
  { organization, user }: Owner,
  password: string,
): Promise<FactorResult> {
  if (await hasSecondFactor(db, organization, user))
    throw buildFieldProblem("/password", "refused", "is not enough: show a second factor");
  const seconds = await recordLoginAttempt("password", user);
  if (seconds > 0) return { outcome: "slowed", seconds };
  const login = await db.login.findFirst({ where: { organizationId: organization, userId: user } });
  if (!(await verifyPassword(login?.passwordHash ?? null, password))) return { outcome: "wrong" };
  await resetLoginAttempts([user]);
  return { outcome: "right" };
}
