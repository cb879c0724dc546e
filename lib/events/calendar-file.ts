import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { env } from "@/lib/env";
import { DAY } from "@/lib/time/instant";
import { toEpochDay } from "@/lib/time/local-date";
import { localDateAt } from "@/lib/time/zone";
import { type EventSpan, hostOf, placesOf, spansOf } from "./event-facts";
import type { EventVisitor } from "./load-event-page";

/**
 * The confirmed event as an iCalendar file (RFC 5545), times in UTC. UID and SEQUENCE make a later file replace
 * an earlier one. Only the reader's own address stands in it. Null while nothing is confirmed.
 */
export function calendarFile(visitor: EventVisitor, key: string): string | null {
  const { event } = visitor;
  const [span] = spansOf(event);
  if (!event.confirmedFlag || !span) return null;
  const { WEB_URL } = env();
  const location = placesOf(event)
    .map(({ name, address }) => [name, address].filter(Boolean).join(", "))
    .join(" / ");
  const calendar = ical({ prodId: "//Bookpage//Bookpage//EN", method: ICalCalendarMethod.PUBLISH });
  const entry = calendar.createEvent({
    id: `${event.id}@${new URL(WEB_URL).hostname}`,
    sequence: event.icsSequence,
    stamp: event.updatedAt,
    lastModified: event.updatedAt,
    created: event.createdAt,
    summary: event.title,
    url: `${WEB_URL}/event/${event.id}?key=${encodeURIComponent(key)}`,
    status: event.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: hostOf(event).name, email: event.email },
    ...(location && { location }),
    ...timesOf(span, event.timezone),
  });
  if (visitor.email)
    entry.createAttendee({ email: visitor.email, ...(visitor.fullName && { name: visitor.fullName }) });
  return calendar.toString();
}

/** Whole days are dates of the event's own zone. */
function timesOf({ start, end, allDay }: EventSpan, zone: string) {
  if (!allDay) return { start: new Date(start), end: new Date(end) };
  const day = (at: typeof start) => new Date(toEpochDay(localDateAt(zone, at)) * DAY);
  return { start: day(start), end: day(end), allDay: true };
}
