import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/**
 * The event that a form has made before, when it is sent twice.
 *
 * @param keys that follow from the form, one of which its invitee was given
 */
export async function findEventOfForm(tx: Db, organizationId: OrganizationId, keys: readonly string[]) {
  for (const key of keys) {
    const invitee = await tx.invitee.findUnique({
      where: { organizationId_keyHash: { organizationId, keyHash: hashToken(key) } },
      select: { eventId: true, event: { select: { confirmedFlag: true } } },
    });
    if (invitee) return { key, eventId: invitee.eventId, confirmed: invitee.event.confirmedFlag };
  }
  return null;
}
