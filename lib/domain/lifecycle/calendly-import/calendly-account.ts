import type { Offers } from "@/lib/core/slots/inference/observed-offers";
import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { NoteSubject } from "../import-notes/report-note";
import type { AvailabilitySchedule, EventType, Membership, RoutingForm, ScheduledEvent } from "./resources";

/** The data that a token may read of an organisation, or of one person. */
export interface CalendlyAccount {
  readAt: Instant;
  memberships: Membership[];
  eventTypes: EventType[];
  /** Users by event type, of types with several hosts. */
  hosts: ReadonlyMap<string, readonly string[]>;
  /** Schedules by user. */
  schedules: ReadonlyMap<string, readonly AvailabilitySchedule[]>;
  /** By event type: the offered starts. */
  offers: ReadonlyMap<string, Offers>;
  /** By user: times of other calendars; null where they cannot be read. */
  busy: ReadonlyMap<string, readonly Interval[] | null>;
  routingForms: RoutingForm[];
  /** Confirmed meetings, from a week ago on. */
  meetings: ScheduledEvent[];
  /** Sentences about the data that the token may not read. */
  unreadable: NoteSubject[];
}
