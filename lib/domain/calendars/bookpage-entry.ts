import type { Interval } from "@/lib/core/time/interval";

/** How somebody who is invited has answered, as iCalendar calls it (RFC 5545, 3.2.12). */
export type Partstat = "needs-action" | "accepted" | "declined" | "tentative";

/** What a calendar says of an entry whose UID has the form of ours. */
export interface BookpageEntry extends Interval {
  uid: string;
  /** Of an instance that was taken out of a series; Bookpage writes none. */
  recurrenceId?: string;
  /** True: start and end are midnights in UTC of the dates that are meant. */
  allDay: boolean;
  cancelled: boolean;
  title: string;
  /** Null: the reading does not tell. */
  attendees: { email: string; partstat: Partstat }[] | null;
  /** Bookpage has put it there, nobody took it over from a mail. */
  written: boolean;
  /** When it was changed last, in milliseconds, where the calendar tells. */
  changedAt: number | null;
}

const ENTRY_UID = /^([0-9a-f]{24})(?:-(?:(?:busy-)?[0-9a-f]{24}|series))?@(.+)$/;

/** The event, or the series, and the host of the installation that a UID names; null where it is not one of ours. */
export function parseEntryUid(uid: string | null): { event: string; host: string } | null {
  const [, event, host] = ENTRY_UID.exec(uid ?? "") ?? [];
  return event && host ? { event, host } : null;
}

/** The event whose confirmed date the entry stands for; null for dates that are suggested, and copies. */
export const extractEventId = (uid: string): string | null => /^([0-9a-f]{24})@/.exec(uid)?.[1] ?? null;

/** What any of the providers calls the answer of somebody who is invited. */
export function toPartstat(said: string | null | undefined): Partstat {
  switch (said?.toLowerCase()) {
    case "accepted":
    case "accept":
      return "accepted";
    case "declined":
    case "decline":
      return "declined";
    case "tentative":
    case "tentativelyaccepted":
      return "tentative";
    default:
      return "needs-action";
  }
}
