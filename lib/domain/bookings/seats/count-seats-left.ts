import { findSeatedMeeting } from "@/lib/core/slots/list-seated-starts";
import type { Instant } from "@/lib/core/time/instant";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { PublicPage } from "@/lib/domain/bookings/public-page";

/** Of a time that the page offers; null: it has no seats. Those that are held while nobody has booked yet are not counted. */
export function countSeatsLeft(
  { custom, hosts, duration }: Pick<PublicPage, "custom" | "hosts" | "duration">,
  start: Instant,
): number | null {
  const seats = pickSeats(custom);
  const meetings = hosts.flatMap((host) => findSeatedMeeting({ duration }, host, start) ?? []);
  return seats === null || meetings.length === 0 ? seats : Math.max(...meetings.map(({ free }) => free));
}
