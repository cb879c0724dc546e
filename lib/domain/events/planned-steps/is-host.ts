import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";

/** Returns whether a participant is a host of the meeting, its organiser among them. */
export const isHost = ({ isOrganizer, host }: Pick<EventVisitor, "isOrganizer" | "host">): boolean =>
  isOrganizer || host;
