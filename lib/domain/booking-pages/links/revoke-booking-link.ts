import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getBookingLinkRow } from "./queries";

/**
 * Revokes the link; the row stays, as events reference it. Concurrent bookings wait for the lock and are then
 * rejected.
 */
export function revokeBookingLink(
  db: Db,
  organization: OrganizationId,
  id: string,
  { precondition, now }: { precondition: Precondition; now: Date },
) {
  return withTransaction(db, async (tx) => {
    const row = await findAndLock(tx, "links", () => getBookingLinkRow(tx, organization, id));
    precondition.check(row);
    if (row.revokedAt !== null) return { n: 0, ok: 1 as const };
    const data = { revokedAt: now, v: { increment: 1 } };
    await tx.link.update({ where: toRowKey(organization, id), data });
    return { n: 1, ok: 1 as const };
  });
}
