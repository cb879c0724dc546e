import type { Offers } from "@/lib/core/slots/inference/observed-offers";
import type { NoteSubject } from "../import-notes/report-note";
import type { Booking, EventType, Schedule } from "./resources";

export interface CalcomPerson {
  id: number;
  email: string;
  name: string;
  username: string | null;
  timezone: string | null;
  locale: string | null;
  /** Null: unknown. */
  role: string | null;
}

/** The people and event types that a key may read. */
export interface CalcomPeople {
  /** Of the organisation; null without one, or if the key may not read it. */
  organization: number | null;
  people: CalcomPerson[];
  /** Event types with one host, each with its owner. */
  personalTypes: { owner: number; type: EventType }[];
  teamTypes: EventType[];
}

export interface CalcomAccount extends CalcomPeople {
  /** By person; people without an entry have hours that cannot be read. */
  schedules: ReadonlyMap<number, readonly Schedule[]>;
  bookings: Booking[];
  /** By event type with one host: the offered starts; none in a dump. */
  offers: ReadonlyMap<number, Offers>;
  /** Names of the data that the key may not read. */
  unreadable: NoteSubject[];
}
