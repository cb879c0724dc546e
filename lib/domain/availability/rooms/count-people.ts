import type { Match } from "@/lib/core/slots/match";
import { type CustomSettings, pickSeats } from "@/lib/domain/booking-pages/bookpages/custom";

interface Coming {
  hosts: number;
  /** Beside the booker. */
  guests: number;
}

/** How many a room must hold: of a meeting with seats all who can book one. */
export const countPeople = (custom: CustomSettings, { hosts, guests }: Coming): number =>
  hosts + (pickSeats(custom) ?? 1 + guests);

/** Of so many who could hold the meeting. */
export const countHosts = (match: Match, asked: number): number =>
  match === "all" ? asked : match === "any" ? 1 : match.fixed.length + match.count;
