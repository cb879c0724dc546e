import { asInstant, type Instant } from "@/lib/core/time/instant";
import { createAccountLink } from "@/lib/domain/auth/passwords/account-links";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { env } from "@/lib/platform/env/env";

export const buildInvitationUrl = (token: string): string => `${env().WEB_URL}/join/${token}`;

/**
 * Derives the token of an invitation by mail from its id, so that it can be mailed again without being
 * stored. The token alone is not enough: the applicant must confirm the invited address, or have the mail's proof.
 */
export const deriveInvitationToken = (id: string): string => deriveStableToken("invitation", id);

const MAILED_PROOF = "invitation mail";

/**
 * Adds a proof to the token that only the mail contains: it shows that the applicant reads the mails of the invited
 * address, while the organisation knows the token alone.
 */
export const addMailedProof = (id: string, link: string): string =>
  `${link}.${deriveStableToken(MAILED_PROOF, id)}`;

/** Splits the token of a link into the invitation's token and the proof of a mail; null if there is none. */
export function parseInvitationToken(text: string): { token: string; proof: string | null } {
  const [token = "", proof = null] = text.split(".");
  return { token, proof };
}

export const isMailedProof = (id: string, proof: string | null): boolean =>
  proof !== null && deriveStableTokens(MAILED_PROOF, id).some((known) => isTimingSafeEqual(known, proof));

/** Returns the link of an invitation by mail; for an existing user, a new link to set a password. */
export async function issueInvitationLink(
  tx: Db,
  { id, organizationId, userId }: Pick<Invitation, "id" | "organizationId" | "userId">,
  now: Instant,
): Promise<string> {
  if (userId !== null)
    return createAccountLink(tx, { id: userId, organizationId }, { kind: "signup" }, asInstant(now));
  const token = deriveInvitationToken(id);
  // Stores the hash again, because a changed secret derives another token and invalidates earlier links.
  await tx.invitation.update({ where: toRowKey(organizationId, id), data: { tokenHash: hashToken(token) } });
  return buildInvitationUrl(token);
}
