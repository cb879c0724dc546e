import type { Instant } from "@/lib/core/time/instant";
import type { TimeRequest } from "./booking-request";

/**
 * Returns whether the booker's hold covers this start of a host or room. Until the start, neither other
 * bookings nor minimum notice can take the slot away.
 */
export const isHeldForBooker = (
  { ownHold: kept }: Pick<TimeRequest, "ownHold">,
  id: string | undefined,
  start: Instant,
  now: Instant,
) => !!kept && id !== undefined && kept.hosts.includes(id) && kept.start === start && start >= now;
