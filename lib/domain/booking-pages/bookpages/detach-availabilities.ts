import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";

/** The page's types use their owner's main availability from now on. Whoever calls this holds the page. */
export async function detachAvailabilities(
  tx: Db,
  { organizationId, id: bookpageId }: Bookpage,
): Promise<void> {
  await tx.appointmentType.updateMany({
    where: { organizationId, bookpageId, availabilityId: { not: null } },
    data: { availabilityId: null, v: { increment: 1 } },
  });
}
