import type { EventRow } from "@/lib/domain/events/event-rows";
import { deriveEventPhase } from "@/lib/domain/events/policy";

/** Returns true while no host has confirmed, declined or proposed a time. */
export function isAwaitingHost(event: EventRow): boolean {
  if (deriveEventPhase(event) !== "planning") return false;
  const hosts = new Set(
    event.invitees.filter(({ isOrganizer, host }) => isOrganizer || host).map(({ userId }) => userId),
  );
  return !event.dates.some(({ createdByUserId: by }) => by !== null && hosts.has(by));
}
