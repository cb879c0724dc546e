import type { Interval } from "@/lib/core/time/interval";

/** Participation status of an attendee (RFC 5545, section 3.2.12). */
export type Partstat = "needs-action" | "accepted" | "declined" | "tentative";

/** Calendar entry with a UID in the form of ours. */
export interface BookpageEntry extends Interval {
  uid: string;
  /** Set on a moved instance of a series; Bookpage writes no series. */
  recurrenceId?: string;
  /** True if start and end are midnights in UTC of the intended dates. */
  allDay: boolean;
  cancelled: boolean;
  title: string;
  /** Null if the sync does not return attendees. */
  attendees: { email: string; partstat: Partstat }[] | null;
  /** Bookpage wrote the entry; false for one imported from a mail. */
  written: boolean;
  /** Last modification in milliseconds, if the provider reports it. */
  changedAt: number | null;
}

const ENTRY_UID = /^([0-9a-f]{24})(?:-(?:(?:busy-)?[0-9a-f]{24}|series))?@(.+)$/;

/** Returns the event or series and the installation's host from a UID; null for other UIDs. */
export function parseEntryUid(uid: string | null): { event: string; host: string } | null {
  const [, event, host] = ENTRY_UID.exec(uid ?? "") ?? [];
  return event && host ? { event, host } : null;
}

/** Returns the event of a confirmed date; null for proposed dates and copies. */
export const extractEventId = (uid: string): string | null => /^([0-9a-f]{24})@/.exec(uid)?.[1] ?? null;

/** Converts the participation status of any provider. */
export function toPartstat(response: string | null | undefined): Partstat {
  switch (response?.toLowerCase()) {
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
