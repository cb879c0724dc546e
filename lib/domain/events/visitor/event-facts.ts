import { asInstant, type Instant } from "@/lib/core/time/instant";
import { pickEventRoom, toEventPlace } from "@/lib/domain/events/event-room";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { type EventStay, parseEventStay } from "@/lib/domain/events/stay/event-stay";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { EventVisitor } from "./load-event-page";

type EventWithParts = EventVisitor["event"];

export type VisitorState = "confirmed" | "planning" | "cancelled" | "declined" | "past";

export interface EventSpan {
  start: Instant;
  end: Instant;
  allDay: boolean;
  /** Set for a stay. */
  unit?: EventStay["unit"];
}

/** Derives the event's state for this participant. */
export function deriveVisitorState({ id, event }: EventVisitor, now: Instant): VisitorState {
  if (event.cancelledAt) return "cancelled";
  if (event.declines.some((decline) => decline.inviteeId === id)) return "declined";
  const spans = pickSpans(event);
  if (spans.length > 0 && spans.every(({ end }) => end <= now)) return "past";
  return event.confirmedFlag ? "confirmed" : "planning";
}

/** Picks the confirmed date, else all proposed ones. */
export function pickSpans(event: EventRow): EventSpan[] {
  const confirmed = event.dates.filter(({ id }) => event.confirmedFlag && id === event.confirmedDateId);
  const stay = parseEventStay(event);
  return (confirmed.length > 0 ? confirmed : event.dates).map(({ startsAt, endsAt, allDay }) => ({
    start: asInstant(startsAt.getTime()),
    end: asInstant(endsAt.getTime()),
    allDay,
    ...(stay && { unit: stay.unit }),
  }));
}

/** Picks the confirmed location, else all proposed ones, after the room. */
export function pickPlaces(
  event: EventRow,
): Pick<EventRow["places"][number], "name" | "address" | "kind" | "contact">[] {
  const confirmed = event.places.filter(({ id }) => event.confirmedFlag && id === event.confirmedPlaceId);
  const room = pickEventRoom(event);
  return [...(room ? [toEventPlace(room)] : []), ...(confirmed.length > 0 ? confirmed : event.places)];
}

export interface EventHost {
  name: string;
  firstName: string;
  timezone: string;
}

/** Formats the name of the host, or else the title of the event. */
export const formatEventHostName = ({ createdByUser, createdByName, title }: EventRow): string =>
  (createdByUser && formatFullName(createdByUser)) ?? createdByName ?? title;

export function describeEventHost(event: EventWithParts): EventHost {
  const user = event.createdByUser;
  const name = formatEventHostName(event);
  return { name, firstName: user?.firstName || name, timezone: user?.timezone ?? event.timezone };
}
