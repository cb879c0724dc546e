import { asInstant, type Instant } from "@/lib/core/time/instant";
import { createAccountLink } from "@/lib/domain/auth/passwords/account-links";
import { deriveStableToken } from "@/lib/platform/crypto/secret";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { env } from "@/lib/platform/env/env";

export const buildInvitationUrl = (token: string): string => `${env().WEB_URL}/join/${token}`;

/**
 * The token of an invitation by mail is worked out from its id, so that it can be mailed again and copied without being
 * kept. It opens nothing by itself: who joins confirms the address, and it is the one that was invited.
 */
export const deriveInvitationToken = (id: string): string => deriveStableToken("invitation", id);

/** The link of an invitation by mail; of somebody who is there already a new one to choose a password with. */
export async function issueInvitationLink(
  tx: Db,
  { id, organizationId, userId }: Pick<Invitation, "id" | "organizationId" | "userId">,
  now: Instant,
): Promise<string> {
  if (userId !== null)
    return createAccountLink(tx, { id: userId, organizationId }, { kind: "signup" }, asInstant(now));
  const token = deriveInvitationToken(id);
  // The secret may have been changed since: then the link that was mailed before leads nowhere.
  await tx.invitation.update({ where: toRowKey(organizationId, id), data: { tokenHash: hashToken(token) } });
  return buildInvitationUrl(token);
}
