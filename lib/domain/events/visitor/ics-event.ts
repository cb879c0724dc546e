import { type ICalCalendar, type ICalEvent, ICalEventStatus } from "ical-generator";
import { toWholeDays } from "@/lib/core/time/to-whole-days";
import { addConferenceProperty } from "@/lib/domain/calendars/conference-property";
import { formatPlaceLine } from "@/lib/domain/conferencing/conferences/format-place";
import { env } from "@/lib/platform/env/env";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { EventSpan } from "./event-facts";

export interface IcsEvent {
  id: string;
  /** Default: the UID of the event. */
  uid?: string;
  /** Personal key of the calendar's owner. */
  key: string | null;
  title: string;
  span: EventSpan;
  /** Zone of the event, in which all-day dates are meant. */
  timezone: string;
  places: readonly Parameters<typeof formatPlaceLine>[0][];
  /** Meeting link; it is also the location if there is no other. */
  url?: string | null;
  /** Language of the reader. */
  lang?: string | null;
  isHost?: boolean;
  description?: string | null;
  organizer: { name: string; email: string };
  cancelled: boolean;
  icsSequence: number;
  createdAt: Date;
  updatedAt: Date;
  /** Time of the message; default: of the event's last change, so that an unchanged file is identical. */
  stamp?: Date;
}

/** Adds a VEVENT (RFC 5545) with times in UTC. UID and SEQUENCE let a later version replace an earlier one. */
export function addIcsEvent(calendar: ICalCalendar, entry: IcsEvent): ICalEvent {
  const { id, key, title, span, timezone, places, organizer, cancelled, icsSequence, updatedAt } = entry;
  const { WEB_URL } = env();
  const t = getTranslator(entry.lang && isLanguage(entry.lang) ? entry.lang : "en");
  const isMet = entry.url && places.every(({ kind = "place" }) => kind !== "place");
  const location = isMet
    ? entry.url
    : places.map((place) => formatPlaceLine(place, t, { isHost: entry.isHost === true })).join(" / ");
  const written = calendar.createEvent({
    id: entry.uid ?? `${id}@${new URL(WEB_URL).hostname}`,
    sequence: icsSequence,
    stamp: entry.stamp ?? updatedAt,
    lastModified: updatedAt,
    created: entry.createdAt,
    summary: title,
    ...(key !== null && { url: `${resolvePageOrigin()}/event/${id}?key=${encodeURIComponent(key)}` }),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    ...(location && { location }),
    ...(entry.description && { description: entry.description }),
    ...toIcsTimes(span, timezone),
  });
  addConferenceProperty(written, entry.url);
  return written;
}

/** All-day events are dates, which the library reads in UTC. */
function toIcsTimes(span: EventSpan, zone: string) {
  if (!span.allDay) return { start: new Date(span.start), end: new Date(span.end) };
  const { first, after } = toWholeDays(span, zone);
  return { start: new Date(first), end: new Date(after), allDay: true };
}
