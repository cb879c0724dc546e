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
  /** What it is for, and whose: it answers nothing else. */
  purpose: z.string(),
  until: z.number(),
});

const ENCRYPTION_CONTEXT = buildLinkContext("passkey challenge");

/** A challenge, and the token by which it is known again: nothing is kept of it before it is answered. */
export function createChallenge(purpose: string, now: Instant) {
  const challenge = generateToken();
  const sealed = seal(
    JSON.stringify({ challenge, purpose, until: now + CHALLENGE_LIFETIME_MS }),
    ENCRYPTION_CONTEXT,
  );
  return { challenge, token: Buffer.from(sealed).toString("base64url") };
}

/** The challenge of this token; null: none of ours, for something else, or too long ago. */
export function unsealChallenge(token: string, purpose: string, now: Instant): string | null {
  const text = unseal(Buffer.from(token, "base64url"), ENCRYPTION_CONTEXT);
  const read = text ? content.safeParse(JSON.parse(text)) : null;
  if (!read?.success || read.data.purpose !== purpose || read.data.until < now) return null;
  return read.data.challenge;
}

/** Whether it has not been answered before; it has now. */
export async function consumeChallenge(
  tx: Db,
  organizationId: OrganizationId,
  challenge: string,
  now: Instant,
): Promise<boolean> {
  const { count } = await tx.spentChallenge.createMany({
    data: [
      { organizationId, tokenHash: hashToken(challenge), expiresAt: new Date(now + CHALLENGE_LIFETIME_MS) },
    ],
    skipDuplicates: true,
  });
  return count > 0;
}
