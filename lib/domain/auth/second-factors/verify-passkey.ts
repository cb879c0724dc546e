import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { consumeChallenge, createChallenge, unsealChallenge } from "./challenge";
import { getRelyingParty } from "./get-relying-party";
import { loadWebauthn } from "./load-webauthn";

interface Owner {
  organization: OrganizationId;
  user: string;
}

export interface PasskeyResponse {
  token: string;
  response: object;
}

const buildPurpose = (owner: Owner | null) =>
  owner ? `prove/${owner.organization}/${owner.user}` : "sign in";

/** Returns the options for this user's passkeys; null lets the browser offer any. */
export async function startPasskeyAuthentication(db: Db, owner: Owner | null, now: Instant) {
  const passkeys = owner
    ? await db.passkey.findMany({ where: { organizationId: owner.organization, userId: owner.user } })
    : [];
  const { challenge, token } = createChallenge(buildPurpose(owner), now);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty().id,
    challenge: new TextEncoder().encode(challenge),
    // A passkey without a password must verify the user by biometrics or a PIN.
    userVerification: owner ? "preferred" : "required",
    allowCredentials: passkeys.map(({ credential }) => ({ id: credential })),
  });
  return { options: { ...options }, token };
}

/**
 * Returns the user of the response, or null. With an owner the passkey must be that user's; without one it
 * identifies the user, and the device must have verified the user's presence.
 */
export async function verifyPasskey(
  tx: Db,
  owner: Owner | null,
  { token, response }: PasskeyResponse,
  now: Instant,
): Promise<Owner | null> {
  const challenge = unsealChallenge(token, buildPurpose(owner), now);
  const assertion = response as AuthenticationResponseJSON;
  const user = owner ?? parseUserHandle(assertion?.response?.userHandle);
  if (!challenge || !user || typeof assertion.id !== "string") return null;
  const passkey = await tx.passkey.findFirst({
    where: { organizationId: user.organization, userId: user.user, credential: assertion.id },
  });
  if (!passkey) return null;
  const { id, origin } = getRelyingParty();
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const verified = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: Buffer.from(challenge).toString("base64url"),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: owner === null,
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: Number(passkey.counter),
    },
  }).catch(() => null);
  if (!verified?.verified || !(await consumeChallenge(tx, user.organization, challenge, now))) return null;
  await tx.passkey.update({
    where: toRowKey(user.organization, passkey.id),
    data: { counter: verified.authenticationInfo.newCounter, lastUsedAt: new Date(now) },
  });
  return user;
}

/** Parses the user handle of a device, which is untrusted until the passkey's signature is verified. */
function parseUserHandle(slug: unknown): Owner | null {
  const text = typeof slug === "string" ? Buffer.from(slug, "base64url").toString() : "";
  const [, organization, user] = /^([0-9a-f]{24})\.([0-9a-f]{24})$/.exec(text) ?? [];
  return organization && user ? { organization: asOrganizationId(organization), user } : null;
}
