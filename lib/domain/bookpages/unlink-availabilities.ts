import type { Db } from "@/lib/platform/db/client";

/** The page's types use their owner's main availability from now on. Whoever calls this holds the page. */
export async function unlinkAvailabilities(tx: Db, bookpageId: string): Promise<void> {
  await tx.appointmentType.updateMany({
    where: { availabilityId: { not: null }, bookpageId },
    data: { availabilityId: null, v: { increment: 1 } },
  });
}
