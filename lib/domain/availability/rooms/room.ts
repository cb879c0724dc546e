import type { Host } from "@/lib/core/slots/schedule";

/** A user with `resource`. */
export interface Room {
  id: string;
  name: string;
  /** For how many people; null: nobody has said. */
  capacity: number | null;
  /** Words that say where it is. */
  place: string | null;
}

/** With the hours and all that takes its time. */
export interface TimedRoom extends Room {
  host: Host;
}
