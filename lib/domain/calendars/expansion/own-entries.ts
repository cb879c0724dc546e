import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { type OwnEntry, parseOwnUid, toPartstat } from "@/lib/domain/calendars/own-entry";
import { toPlainAddress } from "./event-status";
import type { FileEvent } from "./file-event";
import { toStart } from "./series-frame";
import { parseTimeValue } from "./time-value";

/** Longer ones say nothing about a meeting. */
const MOST_ATTENDEES = 1000;

/** What a file says of an entry that Bookpage has written, or may have written; nothing about anybody else's. */
export function readOwnEntries(uid: string, events: readonly FileEvent[]): { own?: OwnEntry[] } {
  if (!parseOwnUid(uid)) return {};
  const own = events.flatMap((event) => readEntry(uid, event));
  return own.length > 0 ? { own } : {};
}

function readEntry(uid: string, event: FileEvent): OwnEntry[] {
  const { lines, frame, replaces } = event;
  if (!frame) return [];
  const first = toStart(frame, frame.wall);
  return [
    {
      uid,
      ...(replaces && { recurrenceId: new Date(replaces.wall).toISOString().slice(0, 19) }),
      start: first.at,
      end: laterThan(first.at, event.endAt(frame, first)),
      allDay: frame.isDate,
      cancelled: lines.text("STATUS").toUpperCase() === "CANCELLED",
      title: lines.text("SUMMARY"),
      attendees: lines.all("ATTENDEE", MOST_ATTENDEES).map(({ value, parameters }) => ({
        email: toPlainAddress(value),
        partstat: toPartstat(parameters.get("PARTSTAT")),
      })),
      written: false,
      changedAt: readStamp(lines.text("LAST-MODIFIED")),
    },
  ];
}

/** A meeting takes some time, also where an entry says that it takes none. */
const laterThan = (start: Instant, end: Instant): Instant => (end > start ? end : instant(start + MINUTE));

function readStamp(text: string): number | null {
  const time = parseTimeValue(text);
  return time && time.wall - (time.offset ?? 0);
}
