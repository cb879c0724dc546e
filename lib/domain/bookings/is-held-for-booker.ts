import type { Instant } from "@/lib/core/time/instant";
import type { TimeRequest } from "./booking-request";

/**
 * Whether a hold keeps this start of this host, or room, for whoever books. It is theirs as if they had booked at once: neither
 * what others book nor the clock takes it away, as long as it has not begun.
 */
export const isHeldForBooker = (
  { ownHold: kept }: Pick<TimeRequest, "ownHold">,
  id: string | undefined,
  start: Instant,
  now: Instant,
) => !!kept && id !== undefined && kept.hosts.includes(id) && kept.start === start && start >= now;
