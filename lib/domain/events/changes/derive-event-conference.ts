import { type Conference, parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { deriveConference } from "@/lib/domain/conferencing/conferences/derive-conference";
import type { PlaceKind } from "@/lib/domain/conferencing/conferences/options";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { env } from "@/lib/platform/env/env";

/** Derives the event's conference; null unless it is confirmed and not cancelled. */
export function deriveEventConference(event: EventRow): Conference | null {
  const place = event.places.find(({ id }) => id === event.confirmedPlaceId);
  const confirmed = deriveEventPhase(event) === "confirmed" && place;
  return deriveConference(
    confirmed ? { kind: place.kind as PlaceKind, contact: place.contact, host: event.createdByUserId } : null,
    parseConference(event),
    env().JITSI_URL ?? null,
  );
}
