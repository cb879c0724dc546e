import type { Instant } from "@/lib/core/time/instant";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";

/** The invitation with this token and its organisation; null: nobody can join with it, or nobody any more. */
export async function findInvitation(db: Db, token: string, now: Instant) {
  const invitation = await db.invitation.findFirst({
    where: { tokenHash: hashToken(token) },
    include: { organization: { select: { name: true, timezone: true } } },
  });
  if (!invitation || invitation.revokedAt) return null;
  if (invitation.expiresAt && invitation.expiresAt.getTime() <= now) return null;
  if (invitation.maxUses !== null && invitation.uses >= invitation.maxUses) return null;
  return invitation;
}
