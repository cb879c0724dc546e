import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { type BookpageEntry, parseEntryUid, toPartstat } from "@/lib/domain/calendars/bookpage-entry";
import { normalizeCalendarAddress } from "./event-status";
import type { FileEvent } from "./file-event";
import { toInstanceStart } from "./series-frame";
import { parseTimeValue } from "./time-value";

/** Further attendees are ignored. */
const MAX_ATTENDEES = 1000;

/** Parses an entry that Bookpage wrote or may have written; returns nothing for other events. */
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

/** A meeting lasts at least a minute, even if its entry has no duration. */
const ensureDuration = (start: Instant, end: Instant): Instant =>
  end > start ? end : asInstant(start + MINUTE);

function parseStamp(text: string): number | null {
  const time = parseTimeValue(text);
  return time && time.wall - (time.offset ?? 0);
}
