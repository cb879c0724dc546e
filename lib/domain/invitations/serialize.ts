import type { Invitation } from "@/lib/platform/db/generated/client";

export const serializeInvitation = (row: Invitation) => ({
  _id: row.id,
  name: row.name,
  uses: row.uses,
  max_uses: row.maxUses,
  expires_at: row.expiresAt,
  revoked_at: row.revokedAt,
  createdAt: row.createdAt,
});
