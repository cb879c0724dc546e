import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { BookingRequest } from "./booking-request";
import type { PageSettings } from "./public-page";

/** What a hold must keep that this booking takes up: a time of its page, or of its host. On a team's page the booker has chosen them. */
export function buildHoldCriteria(
  page: PageSettings,
  { starts, host }: Pick<BookingRequest, "starts" | "host">,
  now: Instant,
) {
  const [start] = starts;
  const time = start === undefined ? undefined : { start, end: asInstant(start + page.duration * MINUTE) };
  return { user: page.team ? (host ?? null) : page.owner.id, page, time, now };
}
