import ical, { ICalAttendeeStatus, type ICalCalendar, ICalCalendarMethod } from "ical-generator";
import { renderIcs } from "@/lib/domain/calendars/render-ics";
import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { formatJoinLines } from "@/lib/domain/conferencing/conferences/format-join-lines";
import { readClock } from "@/lib/platform/clock/read-clock";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatCalendarLines } from "../calendar-lines/format-calendar-lines";
import { formatAnswerLines } from "../format-answer-lines";
import { buildReplyAddress } from "../reply-address";
import { resolveOrganizerAddress } from "../resolve-organizer-address";
import { findHostPart } from "../steps/event-steps";
import { formatStepLines } from "../steps/format-steps";
import { describeEventHost, type EventSpan, pickPlaces, pickSpans } from "./event-facts";
import { addIcsEvent, type IcsEvent } from "./ics-event";
import type { EventVisitor } from "./load-event-page";

export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/**
 * Builds the event as an iCalendar file with only the reader's own address. Null while nothing is confirmed, unless
 * the method is CANCEL. Mails use REQUEST to add the event and CANCEL to remove it.
 */
export function buildCalendarFile(
  visitor: EventVisitor,
  key: string,
  method: CalendarMethod = "PUBLISH",
): string | null {
  const { event } = visitor;
  const [span] = pickSpans(event);
  if (!span || !(event.confirmedFlag || method === "CANCEL")) return null;
  const calendar = createIcsCalendar(method);
  addVisitorEntry(calendar, visitor, { key, span, method });
  return renderIcs(calendar);
}

export const createIcsCalendar = (method: CalendarMethod): ICalCalendar =>
  ical({ prodId: "//Bookpage//Bookpage//EN", method: ICalCalendarMethod[method] });

/** Adds the event as its visitor may see it. */
export function addVisitorEntry(
  calendar: ICalCalendar,
  visitor: EventVisitor,
  {
    key,
    span,
    method,
    hasLines = true,
    ...change
  }: { key: string; span: EventSpan; method: CalendarMethod; hasLines?: boolean } & Partial<
    Pick<IcsEvent, "uid" | "icsSequence" | "organizer">
  >,
): void {
  const { event } = visitor;
  const part = findHostPart(event, visitor.userId);
  const entry = addIcsEvent(calendar, {
    ...event,
    key,
    span: part ? { ...span, start: part.start, end: part.end } : span,
    ...(part && { title: part.title }),
    places: pickPlaces(event),
    organizer: describeOrganizer(visitor, event.id),
    stamp: new Date(readClock()),
    cancelled: event.cancelledAt !== null || method === "CANCEL",
    url: event.cancelledAt === null && method !== "CANCEL" ? (parseConference(event)?.url ?? null) : null,
    lang: visitor.locale ?? event.lang,
    isHost: visitor.isOrganizer,
    description: describeForVisitor(visitor, method, hasLines),
    ...change,
  });
  // PUBLISH has no attendees (RFC 5546, section 3.2.1).
  if (visitor.email && method !== "PUBLISH")
    entry.createAttendee({
      email: visitor.email,
      ...(visitor.fullName && { name: visitor.fullName }),
      status: toAttendeeStatus(visitor),
      // Calendars' replies can be processed only with inbound mail.
      rsvp: method === "REQUEST" && !visitor.isOrganizer && buildReplyAddress(event.id) !== null,
    });
}

/** `id`: of the event or its series. */
export function describeOrganizer(
  { isOrganizer, userId, email, event }: EventVisitor,
  id: string,
): IcsEvent["organizer"] {
  const host = event.createdByUser?.email ?? event.createdByEmail;
  return {
    name: describeEventHost(event).name,
    email: resolveOrganizerAddress(id, { host, isReader: isOrganizer, reader: { userId, email } }),
  };
}

/** Describes how to join, with lines of workflows; for the host also the answers, which guests do not see. */
function describeForVisitor(visitor: EventVisitor, method: CalendarMethod, hasLines: boolean): string {
  const { isOrganizer, locale, event } = visitor;
  const language = locale ?? event.lang;
  const lang = isLanguage(language) ? language : "en";
  const t = getTranslator(lang);
  const timezone = visitor.timezone ?? event.timezone;
  const meets = method !== "CANCEL" && event.confirmedFlag && event.cancelledAt === null;
  return [
    ...(meets ? formatJoinLines(parseConference(event), t, describeEventHost(event).name) : []),
    ...formatStepLines(event, buildDateTimeStyle({ lang, zone: timezone })),
    ...(isOrganizer && event.seats === null
      ? formatAnswerLines(event, { lang, region: resolveRegion(lang, null) }, t)
      : []),
    ...(meets && hasLines ? formatCalendarLines(event, { invitee: visitor, language: lang, timezone }) : []),
  ].join("\n");
}

function toAttendeeStatus({ id, isOrganizer, event }: EventVisitor): ICalAttendeeStatus {
  if (event.declines.some(({ inviteeId }) => inviteeId === id)) return ICalAttendeeStatus.DECLINED;
  const vote = event.votes.find(
    ({ inviteeId, dateId }) => inviteeId === id && dateId !== null && dateId === event.confirmedDateId,
  );
  if (isOrganizer || vote?.yes) return ICalAttendeeStatus.ACCEPTED;
  return vote ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.NEEDSACTION;
}
