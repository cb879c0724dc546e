import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { notifyFactorChange } from "./notify-factor-change";
import { ensureRecoveryCodes } from "./recovery-codes";
import { requireRemainingFactor } from "./require-remaining-factor";
import { describeTotpSecret, findTotpStep, generateTotpSecret } from "./totp";

const buildOwnerKey = (organizationId: string, userId: string) => ({
  organizationId_userId: { organizationId, userId },
});

const buildEncryptionContext = (organization: string, user: string) =>
  buildRowContext("authenticators.secret", organization, user);

/** Returns the account name that an authenticator app displays. */
export async function describeAuthenticator(
  db: Db,
  organization: OrganizationId,
  user: string,
  secret: string,
) {
  const { email, organization: of } = await db.user.findUniqueOrThrow({
    where: toRowKey(organization, user),
    select: { email: true, organization: { select: { name: true } } },
  });
  return describeTotpSecret(secret, { issuer: of.name, label: email ?? user });
}

/** Stores a new secret, which is inactive until its first code is verified. */
export function startAuthenticator(db: Db, organization: OrganizationId, user: string) {
  return withTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    const where = buildOwnerKey(organization, user);
    const existing = await tx.authenticator.findUnique({ where });
    if (existing?.confirmedAt)
      throw new ApiProblem("conflict", "There is an authenticator app already: remove it first.", {
        reason: "app_there",
      });
    const secret = generateTotpSecret();
    const data = { secret: seal(secret, buildEncryptionContext(organization, user)), lastStep: 0 };
    await tx.authenticator.upsert({
      where,
      create: { ...data, organizationId: organization, userId: user },
      update: data,
    });
    return describeAuthenticator(tx, organization, user, secret);
  });
}

/** Activates the secret of the app. */
export function confirmAuthenticator(
  db: Db,
  { organization, user }: { organization: OrganizationId; user: string },
  code: string,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    const row = await tx.authenticator.findUnique({ where: buildOwnerKey(organization, user) });
    if (!row || row.confirmedAt)
      throw new ApiProblem("conflict", "No authenticator app is being set up.", { reason: "no_factor" });
    const secret = unseal(row.secret, buildEncryptionContext(organization, user));
    const step = secret && findTotpStep(secret, code, row.lastStep, now);
    if (!step) throw buildFieldProblem("/code", "wrong", "is not the code that the app shows now");
    await tx.authenticator.update({
      where: buildOwnerKey(organization, user),
      data: { confirmedAt: new Date(now), lastStep: step },
    });
    await notifyFactorChange(tx, organization, user, { what: "authenticatorAdded" });
    return { recovery_codes: await ensureRecoveryCodes(tx, { organizationId: organization, userId: user }) };
  });
}

/** Verifies a code of the app, which is valid once. The caller holds the lock of the user. */
export async function verifyTotpCode(
  tx: Db,
  { organization, user }: { organization: OrganizationId; user: string },
  code: string,
  now: Instant,
): Promise<boolean> {
  const row = await tx.authenticator.findUnique({ where: buildOwnerKey(organization, user) });
  const secret = row?.confirmedAt && unseal(row.secret, buildEncryptionContext(organization, user));
  const step = secret ? findTotpStep(secret, code, row.lastStep, now) : null;
  if (step === null) return false;
  await tx.authenticator.update({ where: buildOwnerKey(organization, user), data: { lastStep: step } });
  return true;
}

/** Stores the first factor of a user who must set one up to sign in; returns the recovery codes. */
export async function storeAuthenticator(
  tx: Db,
  { organization, user }: { organization: OrganizationId; user: string },
  { secret, step }: { secret: string; step: number },
  now: Instant,
): Promise<string[]> {
  const data = {
    secret: seal(secret, buildEncryptionContext(organization, user)),
    confirmedAt: new Date(now),
    lastStep: step,
  };
  await tx.authenticator.upsert({
    where: buildOwnerKey(organization, user),
    create: { ...data, organizationId: organization, userId: user },
    update: data,
  });
  await notifyFactorChange(tx, organization, user, { what: "authenticatorAdded" });
  return ensureRecoveryCodes(tx, { organizationId: organization, userId: user });
}

export function removeAuthenticator(db: Db, organization: OrganizationId, user: string) {
  return withTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    const confirmed = { organizationId: organization, userId: user, confirmedAt: { not: null } };
    const { count } = await tx.authenticator.deleteMany({ where: confirmed });
    if (count === 0)
      throw new ApiProblem("conflict", "There is no authenticator app.", { reason: "no_factor" });
    await requireRemainingFactor(tx, organization, user);
    await notifyFactorChange(tx, organization, user, { what: "authenticatorRemoved" });
    return { n: count, ok: 1 as const };
  });
}
