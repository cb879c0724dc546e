import type { EventRow } from "@/lib/domain/events/event-rows";

/** Everybody but the hosts has a seat, unless they gave it up: bookers, whom they brought along, whom a host invited. */
export function countTakenSeats({ invitees, declines }: Pick<EventRow, "invitees" | "declines">): number {
  const left = new Set(declines.map(({ inviteeId }) => inviteeId));
  return invitees.filter(({ id, su, host }) => !su && !host && !left.has(id)).length;
}

/** Null for an event that has none. Less than nothing is free where a host made it so. */
export const countFreeSeats = (event: Pick<EventRow, "seats" | "invitees" | "declines">): number | null =>
  event.seats === null ? null : Math.max(0, event.seats - countTakenSeats(event));
