import type { Instant } from "@/lib/core/time/instant";
import type { Role } from "@/lib/domain/contracts/audience";
import { isMailedProof, parseInvitationToken } from "@/lib/domain/people/invitations/invitation-link";
import { deriveAccountRights, hasRightsOver } from "@/lib/domain/people/users/account-rights";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/**
 * Checks the inviter's current rights: if the inviter was demoted or deleted, the invitation grants at most
 * the role of a member.
 */
export async function canInviterGrant(
  db: Db,
  { organizationId, role, invitedBy }: Invitation,
): Promise<boolean> {
  if (role === "member" || invitedBy === null) return true;
  const inviter = await db.user.findUnique({ where: toRowKey(organizationId, invitedBy) });
  if (!inviter) return false;
  const rights = deriveAccountRights({ scopes: null, role: deriveRole(inviter) });
  return hasRightsOver(rights, role as Role);
}

/** Finds an invitation that can still be used, with its organisation, and whether the link is that of its mail. */
export async function findOpenInvitation(db: Db, text: string, now: Instant) {
  const { token, proof } = parseInvitationToken(text);
  const invitation = await db.invitation.findFirst({
    where: { tokenHash: hashToken(token) },
    include: { organization: { select: { name: true, timezone: true } } },
  });
  if (!invitation || invitation.revokedAt) return null;
  if (invitation.expiresAt && invitation.expiresAt.getTime() <= now) return null;
  if (invitation.maxUses !== null && invitation.uses >= invitation.maxUses) return null;
  const isMailed = invitation.email !== null && isMailedProof(invitation.id, proof);
  return (await canInviterGrant(db, invitation)) ? { ...invitation, isMailed } : null;
}
