import type { Host } from "@/lib/core/slots/schedule";

/** A user with `resource`. */
export interface Room {
  id: string;
  name: string;
  /** Number of people; null if unknown. */
  capacity: number | null;
  /** A description of the location. */
  place: string | null;
}

/** A room with opening times and reservations. */
export interface TimedRoom extends Room {
  host: Host;
}
