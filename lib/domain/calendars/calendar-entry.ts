import ical, { ICalAttendeeStatus, ICalEventClass, ICalEventStatus } from "ical-generator";
import type { Interval } from "@/lib/core/time/interval";
import { addConferenceProperty } from "./conference-property";
import { renderIcs } from "./render-ics";

/** An event as it is written into somebody's calendar. */
export interface CalendarEntry extends Interval {
  uid: string;
  sequence: number;
  title: string;
  /** True: start and end are midnights in UTC of the dates that are meant. */
  allDay: boolean;
  tentative: boolean;
  /** Others who see the calendar learn no more than when it is. */
  private: boolean;
  location: string | null;
  description: string | null;
  url: string;
  updatedAt: Date;
  /** Where people meet on the web. */
  meetAt?: string | null;
  /** A room that comes with the entry: to be asked for, or there already. */
  room?: { provider: "google_meet" | "teams"; isMade: boolean } | null;
  /** Whom the entry invites. */
  attendees?: readonly EntryAttendee[];
  /** Whose entry it is: of an entry that invites. */
  organizer?: { name: string; email: string } | null;
}

export interface EntryAttendee {
  name: string | null;
  email: string;
  status: "accepted" | "declined" | "needs_action";
}

/** What has become of a room: there, still being made, or none. */
export type EntryMeetingLink =
  | { url: string; code: string | null; phone: string | null }
  | "pending"
  | "refused";

const PARTSTATS = {
  accepted: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
  needs_action: ICalAttendeeStatus.NEEDSACTION,
};

/** A server that knows of scheduling would invite people itself (RFC 6638, section 7.1): Bookpage's mails have done so. */
const SCHEDULED_BY_CLIENT = { key: "X-SCHEDULE-AGENT", value: "CLIENT" };

/** The entry as an iCalendar file (RFC 5545), in UTC. No server is to invite anybody by it: Bookpage's own mails do that. */
export function renderEntryIcs(entry: CalendarEntry): string {
  const calendar = ical({ prodId: "//Bookpage//Bookpage//EN" });
  const { organizer, attendees = [] } = entry;
  const written = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.updatedAt,
    lastModified: entry.updatedAt,
    start: new Date(entry.start),
    end: new Date(entry.end),
    allDay: entry.allDay,
    summary: entry.title,
    url: entry.url,
    status: entry.tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    ...(entry.private && { class: ICalEventClass.PRIVATE }),
    ...(entry.location && { location: entry.location }),
    ...(entry.description && { description: entry.description }),
    ...(organizer && attendees.length > 0 && { organizer }),
    x: [{ key: "X-BOOKPAGE-TITLE", value: entry.title }], // another title is the owner's own
  });
  addConferenceProperty(written, entry.meetAt);
  for (const { name, email, status } of organizer ? attendees : [])
    written.createAttendee({
      email,
      ...(name && { name }),
      status: PARTSTATS[status],
      rsvp: false,
      x: [SCHEDULED_BY_CLIENT],
    });
  return renderIcs(calendar, disableServerScheduling);
}

/** The library knows the parameter under no name but one of its own, and none of an organizer. */
const disableServerScheduling = (file: string): string =>
  file
    .replaceAll("X-SCHEDULE-AGENT=CLIENT", "SCHEDULE-AGENT=CLIENT")
    .replace(/^ORGANIZER;/gm, "ORGANIZER;SCHEDULE-AGENT=CLIENT;");
