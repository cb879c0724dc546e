import type { CalendarEntry, EntryAttendee } from "@/lib/domain/calendars/calendar-entry";
import { formatMarks } from "@/lib/domain/calendars/entry-marks";

const RESPONSES = { accepted: "accepted", declined: "declined", needs_action: "needsAction" } as const;

export const toGoogleGuest = ({ email, name, status }: EntryAttendee) => ({
  email,
  ...(name && { displayName: name }),
  responseStatus: RESPONSES[status],
});

/** Converts an entry to Google's format. `rooms` is the number of requested links (`EntryMarks`). */
export const toGoogleEvent = (entry: CalendarEntry, rooms: number) => ({
  summary: entry.title,
  start: toGoogleTime(entry.start, entry.allDay),
  end: toGoogleTime(entry.end, entry.allDay),
  status: entry.tentative ? "tentative" : "confirmed",
  transparency: "opaque",
  visibility: entry.private ? "private" : "default",
  location: entry.location ?? undefined,
  description: entry.description ?? undefined,
  ...(entry.attendees?.length && {
    attendees: entry.attendees.map(toGoogleGuest),
    guestsCanModify: false,
  }),
  source: { title: "Bookpage", url: entry.url },
  extendedProperties: { private: { bookpage: entry.uid, bookpageMarks: formatMarks(entry, rooms) } },
});

function toGoogleTime(at: number, allDay: boolean) {
  const text = new Date(at).toISOString();
  return allDay ? { date: text.slice(0, 10) } : { dateTime: text, timeZone: "UTC" };
}
