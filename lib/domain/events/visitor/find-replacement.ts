import { asInstant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { Db } from "@/lib/platform/db/client";
import type { EventVisitor } from "./load-event-page";
import { buildMailedKey } from "./mailed-key";

/**
 * Finds the person's later booking on the same page: an old link then leads to the meeting that replaced it, or in
 * which they now have a seat.
 */
export async function findReplacement(
  db: Db,
  { isOrganizer, email, movedTo, event }: EventVisitor,
): Promise<{ href: string; time: Interval } | null> {
  if (isOrganizer || (!email && !movedTo) || !event.bookpageId) return null;
  const later = await db.invitee.findFirst({
    where: {
      organizationId: event.organizationId,
      ...(movedTo ? { id: movedTo } : { email, eventId: { gt: event.id } }),
      event: {
        bookpageId: event.bookpageId,
        cancelledAt: null,
        confirmedFlag: true,
        // Other events of the same series do not replace it.
        ...(event.seriesId !== null && { OR: [{ seriesId: null }, { seriesId: { not: event.seriesId } }] }),
      },
    },
    orderBy: { eventId: "desc" },
    select: {
      id: true,
      keyVersion: true,
      event: { select: { id: true, confirmedDateId: true, dates: true } },
    },
  });
  const date = later?.event.dates.find(({ id }) => id === later.event.confirmedDateId);
  if (!later || !date) return null;
  return {
    href: `/event/${later.event.id}?key=${buildMailedKey(later)}`,
    time: { start: asInstant(+date.startsAt), end: asInstant(+date.endsAt) },
  };
}
