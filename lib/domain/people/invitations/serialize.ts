import type { Instant } from "@/lib/core/time/instant";
import type { Role } from "@/lib/domain/contracts/audience";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { deriveInvitationState, deriveRemindFrom } from "./policy";

/** Data that is loaded with an invitation. */
export interface InvitationContext {
  /** True if the invited user existed before and has set a password. */
  hasSignedIn: boolean;
  inviter: string | null;
}

export function serializeInvitation(
  row: Invitation,
  { hasSignedIn, inviter }: InvitationContext,
  now: Instant,
) {
  const state = deriveInvitationState(row, hasSignedIn, now);
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    user: row.userId,
    role: row.role as Role,
    team: row.teamId,
    state,
    invited_by: row.invitedBy,
    invited_by_name: inviter,
    mailed_at: row.mailedAt,
    mails: row.mails,
    remind_from: deriveRemindFrom(row, state),
    joined_at: row.joinedAt,
    uses: row.uses,
    max_uses: row.maxUses,
    expires_at: row.expiresAt,
    revoked_at: row.revokedAt,
    createdAt: row.createdAt,
  };
}
