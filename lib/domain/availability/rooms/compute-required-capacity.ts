import type { HostMatch } from "@/lib/core/slots/host-match";
import { type PageSettings, pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";

interface AttendeeCounts {
  hosts: number;
  /** Guests without the booker. */
  guests: number;
}

/** Returns how many people the room must hold; a meeting with seats counts all of them. */
export const computeRequiredCapacity = (settings: PageSettings, { hosts, guests }: AttendeeCounts): number =>
  hosts + (pickSeats(settings) ?? 1 + guests);

/** Returns how many of the hosts asked for attend the meeting. */
export const countHosts = (match: HostMatch, hostCount: number): number =>
  match === "all" ? hostCount : match === "any" ? 1 : match.fixed.length + match.count;
