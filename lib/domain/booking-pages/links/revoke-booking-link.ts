import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { Precondition } from "@/lib/platform/http/etag";
import { getBookingLinkRow } from "./queries";

/** The row stays: its events name it. What is booked meanwhile with it waits here, and then is refused. */
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
