import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { deriveEventPhase } from "@/lib/domain/events/policy";

/** Serializes what a calendar shows of the event, for comparison; null while it is not confirmed, or if it is cancelled. */
export function computeCalendarFingerprint(event: EventRow): string | null {
  const meeting = computeMeetingFingerprint(event);
  const { url, code, phone, failed } = parseConference(event) ?? {};
  return meeting && JSON.stringify([meeting, url, code, phone, failed]);
}

/** Does the same as `computeCalendarFingerprint`, without the meeting link, which may arrive later. */
export function computeMeetingFingerprint(event: EventRow): string | null {
  const phase = deriveEventPhase(event);
  if (phase === "planning") return null;
  const date = event.dates.find(({ id }) => id === event.confirmedDateId);
  const place = event.places.find(({ id }) => id === event.confirmedPlaceId);
  return JSON.stringify([
    phase,
    event.title,
    event.createdByUserId,
    event.timezone,
    date?.startsAt,
    date?.endsAt,
    date?.allDay,
    place?.name,
    place?.address,
    event.roomId,
    ...(event.steps === null ? [] : [event.steps]),
  ]);
}
