import type { EventRow } from "@/lib/domain/events/event-rows";

/**
 * Counts the seats taken by bookers, their guests and guests of the host, without hosts and seats given
 * up.
 */
export function countTakenSeats({ invitees, declines }: Pick<EventRow, "invitees" | "declines">): number {
  const declined = new Set(declines.map(({ inviteeId }) => inviteeId));
  return invitees.filter(({ id, isOrganizer, host }) => !isOrganizer && !host && !declined.has(id)).length;
}

/** Returns null for an event without seats; negative if a host exceeded them. */
export const countFreeSeats = (event: Pick<EventRow, "seats" | "invitees" | "declines">): number | null =>
  event.seats === null ? null : Math.max(0, event.seats - countTakenSeats(event));
