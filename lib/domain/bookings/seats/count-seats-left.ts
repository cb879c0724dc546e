import { findSeatedMeeting } from "@/lib/core/slots/list-seated-starts";
import type { Instant } from "@/lib/core/time/instant";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { PublicPage } from "@/lib/domain/bookings/public-page";

/**
 * Counts the free seats of an offered time; null if the page has no seats. Holds are ignored while the
 * meeting has no booking.
 */
export function countSeatsLeft(
  { settings, hosts, duration }: Pick<PublicPage, "settings" | "hosts" | "duration">,
  start: Instant,
): number | null {
  const seats = pickSeats(settings);
  const meetings = hosts.flatMap((host) => findSeatedMeeting({ duration }, host, start) ?? []);
  return seats === null || meetings.length === 0 ? seats : Math.max(...meetings.map(({ free }) => free));
}
