import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";

/**
 * The event that a form has made before, when it is sent twice.
 *
 * @param keys that follow from the form, one of which its invitee was given
 */
export async function findEventOfForm(tx: Db, keys: readonly string[]) {
  for (const key of keys) {
    const invitee = await tx.invitee.findUnique({
      where: { keyHash: hashToken(key) },
      select: { eventId: true, event: { select: { confirmedFlag: true } } },
    });
    if (invitee) return { key, eventId: invitee.eventId, confirmed: invitee.event.confirmedFlag };
  }
  return null;
}
