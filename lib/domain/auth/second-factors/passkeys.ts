import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem, buildFieldProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { consumeChallenge, createChallenge, unsealChallenge } from "./challenge";
import { getRelyingParty } from "./get-relying-party";
import { loadWebauthn } from "./load-webauthn";
import { notifyFactorChange } from "./notify-factor-change";
import { serializePasskey } from "./queries";
import { ensureRecoveryCodes } from "./recovery-codes";
import { requireRemainingFactor } from "./require-remaining-factor";
import { MAX_PASSKEYS, type passkeyBody } from "./schema";

interface Owner {
  organization: OrganizationId;
  user: string;
}

const buildPurpose = ({ organization, user }: Owner) => `register/${organization}/${user}`;

/** User handle that devices store with a passkey; it contains ids only. */
export const buildUserHandle = ({ organization, user }: Owner) =>
  new TextEncoder().encode(`${organization}.${user}`);

export async function startPasskeyRegistration(db: Db, owner: Owner, now: Instant) {
  const { organization, user } = owner;
  const row = await db.user.findUniqueOrThrow({
    where: toRowKey(organization, user),
    include: { organization: { select: { name: true } }, passkeys: true },
  });
  const { challenge, token } = createChallenge(buildPurpose(owner), now);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: row.organization.name,
    rpID: getRelyingParty().id,
    userID: buildUserHandle(owner),
    userName: row.email ?? user,
    userDisplayName: formatFullName(row) ?? row.email ?? user,
    challenge: new TextEncoder().encode(challenge),
    attestationType: "none",
    excludeCredentials: row.passkeys.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  return { options: { ...options }, token };
}

/** Stores the public key of a new passkey. */
export async function createPasskey(
  db: Db,
  owner: Owner,
  { name, token, response }: z.output<typeof passkeyBody>,
  now: Instant,
) {
  const { organization, user } = owner;
  const challenge = unsealChallenge(token, buildPurpose(owner), now);
  if (!challenge) throw buildFieldProblem("/token", "wrong", "has ended: begin again");
  const verified = await verifyRegistration(response, challenge);
  const { credential } = verified;
  const row = await withTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    if (!(await consumeChallenge(tx, organization, challenge, now)))
      throw buildFieldProblem("/token", "wrong", "was used already: begin again");
    const count = await tx.passkey.count({ where: { organizationId: organization, userId: user } });
    if (count >= MAX_PASSKEYS)
      throw new ApiProblem("conflict", `A user can have at most ${MAX_PASSKEYS} passkeys.`, {
        reason: "too_many",
      });
    const created = await tx.passkey.create({
      data: {
        id: generateId(),
        organizationId: organization,
        userId: user,
        credential: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
      },
    });
    await notifyFactorChange(tx, organization, user, { what: "passkeyAdded", name });
    const recovery_codes = await ensureRecoveryCodes(tx, { organizationId: organization, userId: user });
    return { ...serializePasskey(created), recovery_codes };
  }).catch((error) => {
    if (findSqlState(error) === "23505")
      throw buildFieldProblem("/response", "taken", "is a passkey that is known already", "conflict");
    throw error;
  });
  return row;
}

/** Verifies the device's response for this site and challenge. */
async function verifyRegistration(response: object, challenge: string) {
  const { id, origin } = getRelyingParty();
  const { verifyRegistrationResponse } = await loadWebauthn();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: Buffer.from(challenge).toString("base64url"),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) throw buildFieldProblem("/response", "wrong", "is no passkey of this site");
  return verified.registrationInfo;
}

export function removePasskey(db: Db, { organization, user }: Owner, id: string) {
  return withTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    const where = { organizationId: organization, userId: user, id };
    const row = await tx.passkey.findFirst({ where });
    if (!row) throw buildNotFoundProblem(`The passkey ${id}`);
    const { count } = await tx.passkey.deleteMany({ where });
    await requireRemainingFactor(tx, organization, user);
    await notifyFactorChange(tx, organization, user, { what: "passkeyRemoved", name: row.name });
    return { n: count, ok: 1 as const };
  });
}
