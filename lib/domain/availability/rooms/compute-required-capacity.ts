import type { HostMatch } from "@/lib/core/slots/host-match";
import { type CustomSettings, pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";

interface AttendeeCounts {
  hosts: number;
  /** Beside the booker. */
  guests: number;
}

/** How many a room must hold: of a meeting with seats all who can book one. */
export const computeRequiredCapacity = (custom: CustomSettings, { hosts, guests }: AttendeeCounts): number =>
  hosts + (pickSeats(custom) ?? 1 + guests);

/** Of so many who could hold the meeting. */
export const countHosts = (match: HostMatch, asked: number): number =>
  match === "all" ? asked : match === "any" ? 1 : match.fixed.length + match.count;
