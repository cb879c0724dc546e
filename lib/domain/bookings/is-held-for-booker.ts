import type { Instant } from "@/lib/core/time/instant";
import type { TimeRequest } from "./booking-request";

/**
 * Returns whether the booker's hold covers this start of a host or room. Until the start, neither other
 * bookings nor minimum notice can take the slot away.
 */
export const isHeldForBooker = (
  { ownHold }: Pick<TimeRequest, "ownHold">,
  id: string | undefined,
  start: Instant,
  now: Instant,
) => !!ownHold && id !== undefined && ownHold.hosts.includes(id) && ownHold.start === start && start >= now;
