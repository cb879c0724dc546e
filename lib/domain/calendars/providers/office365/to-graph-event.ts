import type { CalendarEntry, EntryAttendee } from "@/lib/domain/calendars/calendar-entry";
import { formatMarks } from "@/lib/domain/calendars/entry-marks";
import { renderBookpageSection } from "./bookpage-section";

/** Named property of the entry in the public set (PS_PUBLIC_STRINGS). */
export const GRAPH_MARKS_PROPERTY = "String {00020329-0000-0000-c000-000000000046} Name bookpage-marks";

const RESPONSES = { accepted: "accepted", declined: "declined", needs_action: "none" } as const;

export const toGraphGuest = ({ email, name, status }: EntryAttendee) => ({
  emailAddress: { address: email, ...(name && { name }) },
  type: "required",
  status: { response: RESPONSES[status] },
});

export const shouldRequestTeams = ({ room }: CalendarEntry): boolean =>
  room?.provider === "teams" && !room.isMade;

/** Converts an entry to Graph's format. `rooms` is the number of requested links (`EntryMarks`). */
export const toGraphEvent = (entry: CalendarEntry, rooms: number) => ({
  subject: entry.title,
  start: toGraphTime(entry.start),
  end: toGraphTime(entry.end),
  isAllDay: entry.allDay,
  sensitivity: entry.private ? "private" : "normal",
  showAs: entry.tentative ? "tentative" : "busy",
  location: { displayName: entry.location ?? "" },
  ...(shouldRequestTeams(entry) && { isOnlineMeeting: true, onlineMeetingProvider: "teamsForBusiness" }),
  ...(entry.attendees?.length && { attendees: entry.attendees.map(toGraphGuest) }),
  body: { contentType: "html", content: renderBookpageSection(entry.description ?? entry.url) },
  singleValueExtendedProperties: [{ id: GRAPH_MARKS_PROPERTY, value: formatMarks(entry, rooms) }],
});

const toGraphTime = (at: number) => ({ dateTime: new Date(at).toISOString().slice(0, 19), timeZone: "UTC" });
