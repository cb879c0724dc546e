import { z } from "zod";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { open, seal } from "@/lib/platform/crypto/seal";
import { linkPlace } from "@/lib/platform/crypto/seal-place";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

const CHALLENGE_LIFETIME_MS = 5 * MINUTE;

const content = z.object({
  challenge: z.string(),
  /** What it is for, and whose: it answers nothing else. */
  purpose: z.string(),
  until: z.number(),
});

const PLACE = linkPlace("passkey challenge");

/** A challenge, and the token by which it is known again: nothing is kept of it before it is answered. */
export function newChallenge(purpose: string, now: Instant) {
  const challenge = newToken();
  const sealed = seal(JSON.stringify({ challenge, purpose, until: now + CHALLENGE_LIFETIME_MS }), PLACE);
  return { challenge, token: Buffer.from(sealed).toString("base64url") };
}

/** The challenge of this token; null: none of ours, for something else, or too long ago. */
export function readChallenge(token: string, purpose: string, now: Instant): string | null {
  const text = open(Buffer.from(token, "base64url"), PLACE);
  const read = text ? content.safeParse(JSON.parse(text)) : null;
  if (!read?.success || read.data.purpose !== purpose || read.data.until < now) return null;
  return read.data.challenge;
}

/** Whether it has not been answered before; it has now. */
export async function spendChallenge(
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
