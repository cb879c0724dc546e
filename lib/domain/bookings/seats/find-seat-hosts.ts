import type { Instant } from "@/lib/core/time/instant";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { Db } from "@/lib/platform/db/client";
import { isSeatOffered } from "./is-seat-offered";
import { listSeatedMeetings } from "./list-seated-meetings";

/**
 * Returns the hosts of a meeting; null if the page offers no seat of it now. The caller holds the event's
 * lock.
 */
export async function findSeatHosts(
  tx: Db,
  page: BookablePage,
  { meeting, start }: { meeting: string; start: Instant },
  now: Instant,
): Promise<string[] | null> {
  const meetings = await listSeatedMeetings(tx, page, { start }, now);
  // The page may offer seats of other meetings while all seats of this one are held.
  if (!meetings.some(({ id }) => id === meeting) || !(await isSeatOffered(tx, page, { start }, now)))
    return null;
  const taken = await tx.reservation.findMany({
    where: { organizationId: page.organization, eventId: meeting, seats: { not: null } },
    select: { hostId: true },
  });
  return taken.map(({ hostId }) => hostId);
}
