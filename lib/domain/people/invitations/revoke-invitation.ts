import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getInvitationRow } from "./queries";

/** Keeps the row, because the list shows the invitation and the users who joined with it. */
export function revokeInvitation(db: Db, organization: OrganizationId, id: string, now: Date) {
  return withTransaction(db, async (tx) => {
    await lockRow(tx, "invitations", { organizationId: organization, id });
    const row = await getInvitationRow(tx, organization, id);
    if (row.revokedAt || row.joinedAt) return { n: 0, ok: 1 as const };
    await tx.invitation.update({ where: toRowKey(organization, id), data: { revokedAt: now } });
    // Also revokes an existing user's links to set a password.
    if (row.userId !== null && !row.hasSignedIn)
      await tx.signupLink.updateMany({
        where: { organizationId: organization, userId: row.userId, kind: "signup", usedAt: null },
        data: { usedAt: now },
      });
    return { n: 1, ok: 1 as const };
  });
}
