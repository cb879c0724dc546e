import { EventLines } from "@/lib/domain/calendars/expansion/event-lines";
import { normalizeIcsText } from "@/lib/domain/calendars/expansion/normalize-ics-text";
import { splitCalendars } from "@/lib/domain/calendars/expansion/split-calendar";
import { StepBudget } from "@/lib/domain/calendars/expansion/step-budget";
import { TimeReader } from "@/lib/domain/calendars/expansion/time-reader";
import { parseZones } from "@/lib/domain/calendars/expansion/zone-table";

/** A time in a calendar reply: the wall clock, and the instant if the zone is known. */
export interface ReplyTime {
  /** Such as `2031-03-10T09:00:00`; a date alone for all-day events. */
  wall: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A calendar program's reply for an invited person (RFC 5546, sections 3.2.3 and 3.2.7). */
export interface CalendarReply {
  method: "REPLY" | "COUNTER";
  uid: string;
  /** The occurrence of a series; null: all of it. */
  recurrence: ReplyTime | null;
  sequence: number;
  /** DTSTAMP of the reply, in milliseconds since 1970. */
  stamp: number;
  /** Address in lower case. */
  attendee: string;
  partstat: string;
  /** Address of the delegate, in lower case. */
  delegate: string | null;
  comment: string | null;
  start: ReplyTime | null;
  end: ReplyTime | null;
}

const MOST_STEPS = 10_000;

/** Runs in a worker thread. Returns null unless the text answers exactly one meeting for one person. */
export function parseCalendarReply(text: string): CalendarReply | null {
  try {
    return parseCalendar(text);
  } catch {
    return null;
  }
}

function parseCalendar(file: string): CalendarReply | null {
  const text = normalizeIcsText(file);
  const [calendar] = splitCalendars(text, new StepBudget(MOST_STEPS), { asFound: false }) ?? [];
  const method = /^METHOD(?:;[^:\r\n]*)?:[ \t]*(\w+)/im.exec(text)?.[1]?.toUpperCase();
  const [part, nextPart] = calendar?.events ?? [];
  if (!calendar || !part || nextPart || !(method === "REPLY" || method === "COUNTER")) return null;
  const lines = new EventLines(part);
  const [attendee, second] = lines.all("ATTENDEE", 2);
  const address = attendee && toAddress(attendee.value);
  const uid = lines.text("UID");
  if (!attendee || second || !address || !uid) return null;
  const read = new TimeReader(parseZones(calendar.zones), calendar.zone, "UTC");
  const time = (name: string): ReplyTime | null => {
    const line = lines.first(name);
    const found = line && read.time(line);
    if (!found) return null;
    const wall = new Date(found.wall).toISOString();
    return { wall: found.isDate ? wall.slice(0, 10) : wall.slice(0, 19), at: read.at(found) };
  };
  return {
    method,
    uid,
    recurrence: time("RECURRENCE-ID"),
    sequence: Number(lines.text("SEQUENCE")) || 0,
    stamp: time("DTSTAMP")?.at ?? 0,
    attendee: address,
    partstat: (attendee.parameters.get("PARTSTAT") ?? "NEEDS-ACTION").toUpperCase(),
    delegate: toAddress(attendee.parameters.get("DELEGATED-TO")),
    comment: lines.text("COMMENT") || null,
    start: time("DTSTART"),
    end: time("DTEND"),
  };
}

const toAddress = (value: string | undefined): string | null =>
  /^\s*mailto:(.+@.+)$/i
    .exec(value ?? "")?.[1]
    ?.trim()
    .toLowerCase() ?? null;
