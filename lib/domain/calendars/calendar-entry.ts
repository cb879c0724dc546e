import ical, { ICalAttendeeStatus, ICalEventClass, ICalEventStatus } from "ical-generator";
import type { Interval } from "@/lib/core/time/interval";
import { addConferenceProperty } from "./conference-property";
import { renderIcs } from "./render-ics";

/** An event to be written into a user's calendar. */
export interface CalendarEntry extends Interval {
  uid: string;
  sequence: number;
  title: string;
  /** True if start and end are midnights in UTC of the intended dates. */
  allDay: boolean;
  tentative: boolean;
  /** Other users who see the calendar learn only the time. */
  private: boolean;
  location: string | null;
  description: string | null;
  url: string;
  updatedAt: Date;
  /** URL of the video meeting. */
  meetAt?: string | null;
  /** Meeting link that the provider creates with the entry; `isMade` if it exists already. */
  room?: { provider: "google_meet" | "teams"; isMade: boolean } | null;
  /** Attendees of the entry. */
  attendees?: readonly EntryAttendee[];
  /** Organizer of an entry with attendees. */
  organizer?: { name: string; email: string } | null;
}

export interface EntryAttendee {
  name: string | null;
  email: string;
  status: "accepted" | "declined" | "needs_action";
}

/** State of a requested meeting link: created, pending or failed. */
export type EntryMeetingLink =
  | { url: string; code: string | null; phone: string | null }
  | "pending"
  | "refused";

const PARTSTATS = {
  accepted: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
  needs_action: ICalAttendeeStatus.NEEDSACTION,
};

/** Prevents invitations by a scheduling server (RFC 6638, section 7.1), as Bookpage sends its own mails. */
const SCHEDULED_BY_CLIENT = { key: "X-SCHEDULE-AGENT", value: "CLIENT" };

/** Renders the entry as an iCalendar file (RFC 5545) in UTC that prevents invitations by the server. */
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
    x: [{ key: "X-BOOKPAGE-TITLE", value: entry.title }], // detects a title that the owner has changed
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

/** The library writes this parameter under a wrong name, and not at all for an organizer. */
const disableServerScheduling = (file: string): string =>
  file
    .replaceAll("X-SCHEDULE-AGENT=CLIENT", "SCHEDULE-AGENT=CLIENT")
    .replace(/^ORGANIZER;/gm, "ORGANIZER;SCHEDULE-AGENT=CLIENT;");
