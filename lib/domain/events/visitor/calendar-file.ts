import ical, { ICalAttendeeStatus, type ICalCalendar, ICalCalendarMethod } from "ical-generator";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { answerLines } from "../answer-lines";
import { describeHost, type EventSpan, pickPlaces, pickSpans } from "./event-facts";
import { addIcsEvent, type IcsEvent } from "./ics-event";
import { toIcsName } from "./ics-name";
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
  return calendar.toString();
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
    organizer: { name: describeHost(event).name, email: event.email },
    cancelled: event.cancelledAt !== null || method === "CANCEL",
    ...(visitor.su && event.seats === null && { description: describeAnswers(visitor) }),
    ...change,
  });
  if (visitor.email)
    entry.createAttendee({
      email: visitor.email,
      ...(visitor.fullName && { name: toIcsName(visitor.fullName) }),
      // Answers are given on the event's page: nobody reads what a calendar would mail back.
      ...(method !== "PUBLISH" && { status: toAttendeeStatus(visitor), rsvp: false }),
    });
}

/** In the host's own file alone: guests do not learn what the booker answered. */
function describeAnswers({ locale, event }: EventVisitor): string {
  const lang = isLanguage(locale) ? locale : "en";
  return answerLines(event, { lang, region: chooseRegion(lang, null) }, getTranslator(lang)).join("\n");
}

function toAttendeeStatus({ id, su, event }: EventVisitor): ICalAttendeeStatus {
  if (event.declines.some(({ inviteeId }) => inviteeId === id)) return ICalAttendeeStatus.DECLINED;
  const vote = event.votes.find(
    ({ inviteeId, dateId }) => inviteeId === id && dateId !== null && dateId === event.confirmedDateId,
  );
  if (su || vote?.yes) return ICalAttendeeStatus.ACCEPTED;
  return vote ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.NEEDSACTION;
}
