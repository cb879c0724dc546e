import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";

/** A mail about a booking that repeats: the events concerned and all of the reader's events. */
export interface SeriesMail {
  changed: readonly EventVisitor["event"][];
  visits: readonly EventVisitor[];
  whole: readonly EventVisitor[];
}
