import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { type BookpageEntry, parseEntryUid, toPartstat } from "@/lib/domain/calendars/bookpage-entry";
import { normalizeCalendarAddress } from "./event-status";
import type { FileEvent } from "./file-event";
import { toInstanceStart } from "./series-frame";
import { parseTimeValue } from "./time-value";

/** Longer ones say nothing about a meeting. */
const MAX_ATTENDEES = 1000;

/** What a file says of an entry that Bookpage has written, or may have written; nothing about anybody else's. */
export function parseBookpageEntries(uid: string, events: readonly FileEvent[]): { own?: BookpageEntry[] } {
  if (!parseEntryUid(uid)) return {};
  const own = events.flatMap((event) => parseEntry(uid, event));
  return own.length > 0 ? { own } : {};
}

function parseEntry(uid: string, event: FileEvent): BookpageEntry[] {
  const { lines, frame, replaces } = event;
  if (!frame) return [];
  const first = toInstanceStart(frame, frame.wall);
  return [
    {
      uid,
      ...(replaces && { recurrenceId: new Date(replaces.wall).toISOString().slice(0, 19) }),
      start: first.at,
      end: ensureDuration(first.at, event.endAt(frame, first)),
      allDay: frame.isDate,
      cancelled: lines.text("STATUS").toUpperCase() === "CANCELLED",
      title: lines.text("SUMMARY"),
      attendees: lines.all("ATTENDEE", MAX_ATTENDEES).map(({ value, parameters }) => ({
        email: normalizeCalendarAddress(value),
        partstat: toPartstat(parameters.get("PARTSTAT")),
      })),
      written: false,
      changedAt: parseStamp(lines.text("LAST-MODIFIED")),
    },
  ];
}

/** A meeting takes some time, also where an entry says that it takes none. */
const ensureDuration = (start: Instant, end: Instant): Instant =>
  end > start ? end : asInstant(start + MINUTE);

function parseStamp(text: string): number | null {
  const time = parseTimeValue(text);
  return time && time.wall - (time.offset ?? 0);
}
