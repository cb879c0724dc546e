import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { type OwnEntry, parseOwnUid, toPartstat } from "@/lib/domain/calendars/own-entry";
import type { FileEvent } from "./file-event";
import { readInstant } from "./time-reader";

/** Longer ones say nothing about a meeting. */
const MOST_ATTENDEES = 1000;

/** What a file says of an entry that Bookpage has written, or may have written; nothing about anybody else's. */
export function readOwnEntries(uid: string, events: readonly FileEvent[]): { own?: OwnEntry[] } {
  if (!parseOwnUid(uid)) return {};
  const own = events.flatMap((event) => readEntry(uid, event));
  return own.length > 0 ? { own } : {};
}

function readEntry(uid: string, event: FileEvent): OwnEntry[] {
  const { component, start, replaces } = event;
  if (!start) return [];
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? "");
  const attendees = component.getAllProperties("attendee").slice(0, MOST_ATTENDEES);
  const from = readInstant(start);
  return [
    {
      uid,
      ...(replaces && { recurrenceId: String(replaces) }),
      start: from,
      end: laterThan(from, event.endAt(start)),
      allDay: start.isDate,
      cancelled: text("status").toUpperCase() === "CANCELLED",
      title: text("summary"),
      attendees: attendees.map((property) => ({
        email: String(property.getFirstValue() ?? "")
          .replace(/^mailto:/i, "")
          .toLowerCase(),
        partstat: toPartstat(String(property.getFirstParameter("partstat") ?? "")),
      })),
      written: false,
      changedAt: readStamp(text("last-modified")),
    },
  ];
}

/** A meeting takes some time, also where an entry says that it takes none. */
const laterThan = (start: Instant, end: Instant): Instant => (end > start ? end : instant(start + MINUTE));

function readStamp(text: string): number | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
