import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Deletes the hold, expired or not. */
export async function releaseHold(db: Db, organization: OrganizationId, id: string): Promise<void> {
  await db.reservation.deleteMany({
    where: { eventId: id, organizationId: organization, expiresAt: { not: null } },
  });
}
