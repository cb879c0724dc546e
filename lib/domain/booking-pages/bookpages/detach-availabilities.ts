import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";

/** Switches the page's types to their owner's main availability. The caller holds the lock of the page. */
export async function detachAvailabilities(
  tx: Db,
  { organizationId, id: bookpageId }: Bookpage,
): Promise<void> {
  await tx.appointmentType.updateMany({
    where: { organizationId, bookpageId, availabilityId: { not: null } },
    data: { availabilityId: null, v: { increment: 1 } },
  });
}
