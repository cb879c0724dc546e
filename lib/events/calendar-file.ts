import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { env } from "@/lib/env";
import { DAY } from "@/lib/time/instant";
import { toEpochDay } from "@/lib/time/local-date";
import { localDateAt } from "@/lib/time/zone";
import { type EventSpan, hostOf, placesOf, spansOf } from "./event-facts";
import type { EventVisitor } from "./load-event-page";

/**
 * The confirmed event as an iCalendar file (RFC 5545), times in UTC. UID and SEQUENCE make a later file replace
 * an earlier one. Only the reader's own address stands in it. Null while nothing is confirmed, unless it takes
 * an entry back. Mails ask to enter it (REQUEST) or to take it out (CANCEL).
 */
export function calendarFile(
  visitor: EventVisitor,
  key: string,
  method: "PUBLISH" | "REQUEST" | "CANCEL" = "PUBLISH",
): string | null {
  const { event } = visitor;
  const [span] = spansOf(event);
  if (!span || !(event.confirmedFlag || method === "CANCEL")) return null;
  const { WEB_URL } = env();
  const location = placesOf(event)
    .map(({ name, address }) => [name, address].filter(Boolean).join(", "))
    .join(" / ");
  const calendar = ical({ prodId: "//Bookpage//Bookpage//EN", method: ICalCalendarMethod[method] });
  const entry = calendar.createEvent({
    id: `${event.id}@${new URL(WEB_URL).hostname}`,
    sequence: event.icsSequence,
    stamp: event.updatedAt,
    lastModified: event.updatedAt,
    created: event.createdAt,
    summary: event.title,
    url: `${WEB_URL}/event/${event.id}?key=${encodeURIComponent(key)}`,
    status: event.cancelledAt || method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: hostOf(event).name, email: event.email },
    ...(location && { location }),
    ...timesOf(span, event.timezone),
  });
  if (visitor.email)
    entry.createAttendee({
      email: visitor.email,
      ...(visitor.fullName && { name: visitor.fullName }),
      // Answers are given on the event's page: nobody reads what a calendar would mail back.
      ...(method !== "PUBLISH" && { status: answerOf(visitor), rsvp: false }),
    });
  return calendar.toString();
}

function answerOf({ id, su, event }: EventVisitor): ICalAttendeeStatus {
  if (event.declines.some(({ inviteeId }) => inviteeId === id)) return ICalAttendeeStatus.DECLINED;
  const vote = event.votes.find(
    ({ inviteeId, dateId }) => inviteeId === id && dateId !== null && dateId === event.confirmedDateId,
  );
  if (su || vote?.yes) return ICalAttendeeStatus.ACCEPTED;
  return vote ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.NEEDSACTION;
}

/** Whole days are dates of the event's own zone. */
function timesOf({ start, end, allDay }: EventSpan, zone: string) {
  if (!allDay) return { start: new Date(start), end: new Date(end) };
  const day = (at: typeof start) => new Date(toEpochDay(localDateAt(zone, at)) * DAY);
  return { start: day(start), end: day(end), allDay: true };
}
