import type { Db } from "@/lib/platform/db/client";

/** These types use the owner's main availability from now on. Whoever calls this holds their pages. */
export async function unlinkAvailabilities(
  tx: Db,
  which: { bookpageId: string } | { availabilityId: string },
): Promise<void> {
  await tx.appointmentType.updateMany({
    where: { availabilityId: { not: null }, ...which },
    data: { availabilityId: null, v: { increment: 1 } },
  });
}
