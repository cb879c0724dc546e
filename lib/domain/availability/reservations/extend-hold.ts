import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Extends a hold, unless it has expired: the time may be taken by now. */
export async function extendHold(
  db: Db,
  organization: OrganizationId,
  id: string,
  { now, expiresAt }: { now: Instant; expiresAt: Date },
): Promise<void> {
  await db.reservation.updateMany({
    where: { eventId: id, organizationId: organization, expiresAt: { gt: new Date(now) } },
    data: { expiresAt },
  });
}
