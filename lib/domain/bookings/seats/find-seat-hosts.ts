import type { Instant } from "@/lib/core/time/instant";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { pickSeats } from "@/lib/domain/bookpages/custom";
import type { Db } from "@/lib/platform/db/client";
import { findMeeting } from "./find-meeting";
import { isSeatOffered } from "./is-seat-offered";

/** Who holds the meeting in which the page offers a seat at this time; null: a seat would need a meeting of its own. */
export async function findSeatHosts(
  tx: Db,
  page: PublicPage,
  start: Instant,
  now: Instant,
): Promise<string[] | null> {
  if (pickSeats(page.custom) === null) return null;
  const meeting = await findMeeting(tx, page, start);
  if (!meeting || !(await isSeatOffered(tx, page, { start }, now))) return null;
  const taken = await tx.reservation.findMany({
    where: { organizationId: page.organization, eventId: meeting, seats: { not: null } },
    select: { hostId: true },
  });
  return taken.map(({ hostId }) => hostId);
}
