import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { Reservation } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

type HoldRow = Reservation & { expiresAt: Date };

/** Returns the hold from its first to its last time, as that of steps has several; null for an expired or unknown hold. */
export async function findHold(
  db: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
): Promise<HoldRow | null> {
  const rows = await db.reservation.findMany({
    where: { eventId: id, organizationId: organization, expiresAt: { gt: new Date(now) } },
    orderBy: { startsAt: "asc" },
  });
  const [first] = rows as HoldRow[];
  const end = Math.max(...rows.map(({ endsAt }) => +endsAt));
  return first ? { ...first, endsAt: new Date(end) } : null;
}
