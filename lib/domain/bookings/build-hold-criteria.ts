import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { BookingRequest } from "./booking-request";
import type { BookablePage } from "./public-page";

/** Returns the hold that the booking may replace: for the page, or for the host that it determines. */
export function buildHoldCriteria(
  page: BookablePage,
  { starts, host }: Pick<BookingRequest, "starts" | "host">,
  now: Instant,
) {
  const [start] = starts;
  const time = start === undefined ? undefined : { start, end: asInstant(start + page.duration * MINUTE) };
  return { user: page.team ? (host ?? null) : page.owner.id, page, time, now };
}
