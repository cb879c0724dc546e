import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";

/** Of a booking that repeats: the events that a mail is about, as places of its reader too, and all of the reader's. */
export interface SeriesMail {
  told: readonly EventVisitor["event"][];
  visits: readonly EventVisitor[];
  whole: readonly EventVisitor[];
}
