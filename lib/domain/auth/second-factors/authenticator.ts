import type { Instant } from "@/lib/core/time/instant";
import { open, seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { noteFactor } from "./note-factor";
import { giveRecoveryCodes } from "./recovery-codes";
import { refuseLastFactor } from "./refuse-last-factor";
import { describeSecret, findStep, newSecret } from "./totp";

const keyOfOwner = (organizationId: string, userId: string) => ({
  organizationId_userId: { organizationId, userId },
});

const placeOf = (organization: string, user: string) => rowPlace("authenticators.secret", organization, user);

/** Which account an app shows it for. */
export async function describeAuthenticator(
  db: Db,
  organization: OrganizationId,
  user: string,
  secret: string,
) {
  const { email, organization: of } = await db.user.findUniqueOrThrow({
    where: keyOf(organization, user),
    select: { email: true, organization: { select: { name: true } } },
  });
  return describeSecret(secret, { issuer: of.name, label: email ?? user });
}

/** Keeps a new secret, which nothing asks for before its first code has come. */
export function beginAuthenticator(db: Db, organization: OrganizationId, user: string) {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    const where = keyOfOwner(organization, user);
    const known = await tx.authenticator.findUnique({ where });
    if (known?.confirmedAt)
      throw new ApiProblem("conflict", "There is an authenticator app already: remove it first.", {
        reason: "app_there",
      });
    const secret = newSecret();
    const data = { secret: seal(secret, placeOf(organization, user)), lastStep: 0 };
    await tx.authenticator.upsert({
      where,
      create: { ...data, organizationId: organization, userId: user },
      update: data,
    });
    return describeAuthenticator(tx, organization, user, secret);
  });
}

/** Asks for the app's codes from now on. */
export function confirmAuthenticator(
  db: Db,
  { organization, user }: { organization: OrganizationId; user: string },
  code: string,
  now: Instant,
) {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    const row = await tx.authenticator.findUnique({ where: keyOfOwner(organization, user) });
    if (!row || row.confirmedAt)
      throw new ApiProblem("conflict", "No authenticator app is being set up.", { reason: "no_factor" });
    const secret = open(row.secret, placeOf(organization, user));
    const step = secret && findStep(secret, code, row.lastStep, now);
    if (!step) throw fieldProblem("/code", "wrong", "is not the code that the app shows now");
    await tx.authenticator.update({
      where: keyOfOwner(organization, user),
      data: { confirmedAt: new Date(now), lastStep: step },
    });
    await noteFactor(tx, organization, user, { what: "authenticatorAdded" });
    return { recovery_codes: await giveRecoveryCodes(tx, { organizationId: organization, userId: user }) };
  });
}

/** Whether the code is one that the app shows now, and was not taken before; it is not taken again. The caller holds the user. */
export async function takeCode(
  tx: Db,
  { organization, user }: { organization: OrganizationId; user: string },
  code: string,
  now: Instant,
): Promise<boolean> {
  const row = await tx.authenticator.findUnique({ where: keyOfOwner(organization, user) });
  const secret = row?.confirmedAt && open(row.secret, placeOf(organization, user));
  const step = secret ? findStep(secret, code, row.lastStep, now) : null;
  if (step === null) return false;
  await tx.authenticator.update({ where: keyOfOwner(organization, user), data: { lastStep: step } });
  return true;
}

/** The first factor of somebody who had to set one up in order to sign in; the recovery codes. */
export async function keepAuthenticator(
  tx: Db,
  { organization, user }: { organization: OrganizationId; user: string },
  { secret, step }: { secret: string; step: number },
  now: Instant,
): Promise<string[]> {
  const data = {
    secret: seal(secret, placeOf(organization, user)),
    confirmedAt: new Date(now),
    lastStep: step,
  };
  await tx.authenticator.upsert({
    where: keyOfOwner(organization, user),
    create: { ...data, organizationId: organization, userId: user },
    update: data,
  });
  await noteFactor(tx, organization, user, { what: "authenticatorAdded" });
  return giveRecoveryCodes(tx, { organizationId: organization, userId: user });
}

export function removeAuthenticator(db: Db, organization: OrganizationId, user: string) {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    const confirmed = { organizationId: organization, userId: user, confirmedAt: { not: null } };
    const { count } = await tx.authenticator.deleteMany({ where: confirmed });
    if (count === 0)
      throw new ApiProblem("conflict", "There is no authenticator app.", { reason: "no_factor" });
    await refuseLastFactor(tx, organization, user);
    await noteFactor(tx, organization, user, { what: "authenticatorRemoved" });
    return { n: count, ok: 1 as const };
  });
}
