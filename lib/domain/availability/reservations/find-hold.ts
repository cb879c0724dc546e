import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { Reservation } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

type HoldRow = Reservation & { expiresAt: Date };

/** Returns null for an expired or unknown hold. */
export const findHold = (
  db: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
): Promise<HoldRow | null> =>
  db.reservation.findFirst({
    where: { eventId: id, organizationId: organization, expiresAt: { gt: new Date(now) } },
  }) as Promise<HoldRow | null>;
