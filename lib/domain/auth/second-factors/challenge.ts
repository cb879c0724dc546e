import { z } from "zod";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { buildLinkContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

const CHALLENGE_LIFETIME_MS = 5 * MINUTE;

const content = z.object({
  challenge: z.string(),
  /** Purpose and user to which the challenge is bound. */
  purpose: z.string(),
  until: z.number(),
});

const ENCRYPTION_CONTEXT = buildLinkContext("passkey challenge");

/** Creates a challenge with a sealed token, so that it needs no storage before its use. */
export function createChallenge(purpose: string, now: Instant) {
  const challenge = generateToken();
  const sealed = seal(
    JSON.stringify({ challenge, purpose, until: now + CHALLENGE_LIFETIME_MS }),
    ENCRYPTION_CONTEXT,
  );
  return { challenge, token: Buffer.from(sealed).toString("base64url") };
}

/** Returns the challenge; null if the token is foreign, expired or for another purpose. */
export function unsealChallenge(token: string, purpose: string, now: Instant): string | null {
  const text = unseal(Buffer.from(token, "base64url"), ENCRYPTION_CONTEXT);
  const read = text ? content.safeParse(JSON.parse(text)) : null;
  if (!read?.success || read.data.purpose !== purpose || read.data.until < now) return null;
  return read.data.challenge;
}

/** Marks the challenge as used; false if it was used before. */
export async function consumeChallenge(
  tx: Db,
  organizationId: OrganizationId,
  challenge: string,
  now: Instant,
): Promise<boolean> {
  const { count } = await tx.usedChallenge.createMany({
    data: [
      { organizationId, tokenHash: hashToken(challenge), expiresAt: new Date(now + CHALLENGE_LIFETIME_MS) },
    ],
    skipDuplicates: true,
  });
  return count > 0;
}
