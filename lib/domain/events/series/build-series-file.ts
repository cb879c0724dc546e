import ICAL from "ical.js";
import { asInstant } from "@/lib/core/time/instant";
import { toInstant } from "@/lib/core/time/zone";
import { buildSeriesUid } from "@/lib/domain/calendars/event-uids";
import { renderIcs } from "@/lib/domain/calendars/render-ics";
import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { parseCalendarLines } from "@/lib/domain/events/calendar-lines/calendar-line";
import type { SeriesPosition } from "@/lib/domain/events/new-event";
import {
  addVisitorEntry,
  type CalendarMethod,
  createIcsCalendar,
  describeOrganizer,
} from "@/lib/domain/events/visitor/build-calendar-file";
import { type EventSpan, pickPlaces, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { findSeriesPosition } from "./find-series-position";
import { toIcsTime } from "./ics-time";
import { buildIcsRule, type IcsRule } from "./series-rule";
import { toWallTime, type WallTime } from "./wall-time";
import { buildZoneComponent } from "./zone-component";

/** An event of the series and its position in the file. */
interface Entry {
  visitor: EventVisitor;
  span: EventSpan;
  position: number;
  /** Set for the repeating entry: the first time of the rule, and excluded times. */
  whole?: { start: WallTime; exceptions: WallTime[] };
}

type Series = SeriesPosition & { id: string };

/** Returns the key for the link to an event's page. */
type KeyFor = (visitor: EventVisitor) => string;

/**
 * Builds the events of a series that a person attends as one repeating entry: moved times are listed one by one,
 * missing ones excluded. `visits` are the person's, for all events of the series in order. Null if none takes place,
 * unless the method is CANCEL.
 */
export function buildSeriesFile(
  visits: readonly EventVisitor[],
  method: CalendarMethod,
  keyFor: KeyFor = buildMailedKey,
): string | null {
  const all = visits.flatMap(toEntry);
  const entries = method === "CANCEL" ? all : all.filter(({ visitor }) => isAttending(visitor));
  const series = findSeries(visits);
  const template = entries[0];
  if (!series || !template) return null;
  const rule = buildIcsRule(series);
  const hasEntry = (occurrence: number) => entries.some((entry) => entry.position === occurrence);
  const exceptions = Array.from({ length: series.times }, (_, index) => index + 1)
    .filter((occurrence) => !hasEntry(occurrence))
    .map(rule.timeOf);
  const overrides =
    method === "CANCEL" ? [] : entries.filter((entry) => !isRegularOccurrence(entry, template, rule, series));
  const whole = { ...template, whole: { start: rule.timeOf(1), exceptions } };
  return renderFile(series, rule, [whole, ...overrides], { method, keyFor, visits });
}

/** Builds single events of a series for a mail; each replaces or cancels one occurrence of the repeating entry. */
export function buildOccurrencesFile(visits: readonly EventVisitor[], method: CalendarMethod): string | null {
  const entries = visits.flatMap(toEntry);
  const series = findSeries(visits);
  if (!series || entries.length === 0) return null;
  return renderFile(series, buildIcsRule(series), entries, { method, keyFor: buildMailedKey, visits });
}

const findSeries = ([first]: readonly EventVisitor[]): Series | null =>
  first ? findSeriesPosition(first.event) : null;

function toEntry(visitor: EventVisitor): Entry[] {
  const [span] = pickSpans(visitor.event);
  const series = findSeriesPosition(visitor.event);
  return span && series && visitor.event.confirmedFlag
    ? [{ visitor, span, position: series.occurrence }]
    : [];
}

export const isAttending = ({ id, event }: EventVisitor): boolean =>
  event.cancelledAt === null && !event.declines.some(({ inviteeId }) => inviteeId === id);

/** Returns whether the repeating entry describes this event completely. */
function isRegularOccurrence(
  { visitor, span, position }: Entry,
  template: Entry,
  rule: IcsRule,
  { timezone }: Series,
): boolean {
  const shown = ({ visitor: { event }, span: { start, end } }: Entry) =>
    JSON.stringify([
      event.title,
      end - start,
      pickPlaces(event).map(({ name, address }) => [name, address]),
      parseConference(event)?.url,
    ]);
  const isOnTime = JSON.stringify(toWallTime(timezone, span.start)) === JSON.stringify(rule.timeOf(position));
  const hasLines = parseCalendarLines(visitor.event).length > 0; // the repeating entry has those of no event
  return isOnTime && !hasLines && shown({ visitor, span, position }) === shown(template);
}

/** The library writes times in UTC only; the zone of the series is applied afterwards. */
function renderFile(
  series: Series,
  rule: IcsRule,
  entries: readonly Entry[],
  { method, keyFor, visits }: { method: CalendarMethod; keyFor: KeyFor; visits: readonly EventVisitor[] },
): string {
  const calendar = createIcsCalendar(method);
  // A higher number replaces all times of a lower one, so cancelled events count too.
  const icsSequence = Math.max(...visits.map(({ event }) => event.icsSequence));
  for (const { visitor, span, whole } of entries) {
    const organizer = describeOrganizer(visitor, series.id);
    const shared = { uid: buildSeriesUid(series.id), icsSequence, organizer, hasLines: !whole };
    addVisitorEntry(calendar, visitor, { key: keyFor(visitor), span, method, ...shared });
  }
  return renderIcs(calendar, (text) => applyLocalTimes(text, series, rule, entries));
}

function applyLocalTimes(text: string, series: Series, rule: IcsRule, entries: readonly Entry[]): string {
  const parsed = new ICAL.Component(ICAL.parse(text));
  const events = parsed.getAllSubcomponents("vevent");
  for (const [index, entry] of entries.entries()) {
    const event = events[index];
    if (event) setTimes(event, entry, series.timezone, rule);
  }
  const starts = [Date.parse(series.first), ...entries.map(({ span }) => span.start)];
  const zone = buildZoneComponent(
    series.timezone,
    asInstant(Math.min(...starts)),
    asInstant(Math.max(...starts)),
  );
  const parts = [zone, ...events].map(({ jCal }) => jCal);
  return new ICAL.Component(["vcalendar", parsed.jCal[1], parts]).toString();
}

function setTimes(
  event: ICAL.Component,
  { span, position, whole }: Entry,
  zone: string,
  rule: IcsRule,
): void {
  const set = (name: string, time: WallTime) =>
    event.updatePropertyWithValue(name, toIcsTime(time)).setParameter("tzid", zone);
  if (!whole) {
    set("dtstart", toWallTime(zone, span.start));
    set("dtend", toWallTime(zone, span.end));
    set("recurrence-id", rule.timeOf(position));
    return;
  }
  const start = toInstant(zone, whole.start.date, whole.start.minute);
  set("dtstart", whole.start);
  set("dtend", toWallTime(zone, asInstant(start + (span.end - span.start))));
  event.updatePropertyWithValue("rrule", ICAL.Recur.fromString(rule.rule));
  for (const time of whole.exceptions) {
    const exception = event.addPropertyWithValue("exdate", toIcsTime(time));
    exception.setParameter("tzid", zone);
  }
}
