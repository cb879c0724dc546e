import ical, { ICalAttendeeStatus, type ICalCalendar, ICalCalendarMethod } from "ical-generator";
import { writeCalendar } from "@/lib/domain/calendars/write-ics";
import { readConference } from "@/lib/domain/conferencing/conferences/conference";
import { joinLines } from "@/lib/domain/conferencing/conferences/join-lines";
import { readClock } from "@/lib/platform/clock/read-clock";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { answerLines } from "../answer-lines";
import { organizerAddress } from "../organizer-address";
import { replyAddress } from "../reply-address";
import { describeHost, type EventSpan, pickPlaces, pickSpans } from "./event-facts";
import { addIcsEvent, type IcsEvent } from "./ics-event";
import type { EventVisitor } from "./load-event-page";

export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/**
 * The confirmed event as an iCalendar file. Only the reader's own address stands in it. Null while nothing is
 * confirmed, unless it takes an entry back. Mails ask to enter it (REQUEST) or to take it out (CANCEL).
 */
export function calendarFile(
  visitor: EventVisitor,
  key: string,
  method: CalendarMethod = "PUBLISH",
): string | null {
  const { event } = visitor;
  const [span] = pickSpans(event);
  if (!span || !(event.confirmedFlag || method === "CANCEL")) return null;
  const calendar = openCalendar(method);
  addEntry(calendar, visitor, { key, span, method });
  return writeCalendar(calendar);
}

export const openCalendar = (method: CalendarMethod): ICalCalendar =>
  ical({ prodId: "//Bookpage//Bookpage//EN", method: ICalCalendarMethod[method] });

/** The event as its visitor may see it. */
export function addEntry(
  calendar: ICalCalendar,
  visitor: EventVisitor,
  {
    key,
    span,
    method,
    ...change
  }: { key: string; span: EventSpan; method: CalendarMethod } & Partial<
    Pick<IcsEvent, "uid" | "icsSequence" | "organizer">
  >,
): void {
  const { event } = visitor;
  const entry = addIcsEvent(calendar, {
    ...event,
    key,
    span,
    places: pickPlaces(event),
    organizer: describeOrganizer(visitor, event.id),
    stamp: new Date(readClock()),
    cancelled: event.cancelledAt !== null || method === "CANCEL",
    url: event.cancelledAt === null && method !== "CANCEL" ? (readConference(event)?.url ?? null) : null,
    lang: visitor.locale ?? event.lang,
    isHost: visitor.su,
    description: describeFor(visitor, method),
    ...change,
  });
  // What is published has no attendees (RFC 5546, section 3.2.1).
  if (visitor.email && method !== "PUBLISH")
    entry.createAttendee({
      email: visitor.email,
      ...(visitor.fullName && { name: visitor.fullName }),
      status: toAttendeeStatus(visitor),
      // Where no mail comes in, nobody reads what a calendar would mail back.
      rsvp: method === "REQUEST" && !visitor.su && replyAddress(event.id) !== null,
    });
}

/** `id`: of the event, or of its series. */
export function describeOrganizer(
  { su, userId, email, event }: EventVisitor,
  id: string,
): IcsEvent["organizer"] {
  const host = event.createdByUser?.email ?? event.createdByEmail;
  return {
    name: describeHost(event).name,
    email: organizerAddress(id, { host, isReader: su, reader: { userId, email } }),
  };
}

/** How one joins; and in the host's own file what was answered, which guests do not learn. */
function describeFor({ su, locale, event }: EventVisitor, method: CalendarMethod): string {
  const language = locale ?? event.lang;
  const lang = isLanguage(language) ? language : "en";
  const t = getTranslator(lang);
  const meets = method !== "CANCEL" && event.confirmedFlag && event.cancelledAt === null;
  return [
    ...(meets ? joinLines(readConference(event), t, describeHost(event).name) : []),
    ...(su && event.seats === null ? answerLines(event, { lang, region: chooseRegion(lang, null) }, t) : []),
  ].join("\n");
}

function toAttendeeStatus({ id, su, event }: EventVisitor): ICalAttendeeStatus {
  if (event.declines.some(({ inviteeId }) => inviteeId === id)) return ICalAttendeeStatus.DECLINED;
  const vote = event.votes.find(
    ({ inviteeId, dateId }) => inviteeId === id && dateId !== null && dateId === event.confirmedDateId,
  );
  if (su || vote?.yes) return ICalAttendeeStatus.ACCEPTED;
  return vote ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.NEEDSACTION;
}
