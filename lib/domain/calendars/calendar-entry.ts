import ical, { ICalEventClass, ICalEventStatus } from "ical-generator";
import type { Interval } from "@/lib/core/time/interval";
import { writeCalendar } from "./write-ics";

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
}

/** The entry as an iCalendar file (RFC 5545), in UTC. Nobody is invited by it: Bookpage's own mails do that. */
export function entryFile(entry: CalendarEntry): string {
  const calendar = ical({ prodId: "//Bookpage//Bookpage//EN" });
  calendar.createEvent({
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
  });
  return writeCalendar(calendar);
}
