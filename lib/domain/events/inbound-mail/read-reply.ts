import ICAL from "ical.js";
import { readZones } from "@/lib/domain/calendars/expansion/calendar-zone";
import { splitCalendars } from "@/lib/domain/calendars/expansion/split-calendar";
import { StepBudget } from "@/lib/domain/calendars/expansion/step-budget";
import { readInstant, TimeReader } from "@/lib/domain/calendars/expansion/time-reader";

/** A time as a calendar program has written it: its clock, and the instant if its zone is known. */
export interface RepliedTime {
  /** Such as `2031-03-10T09:00:00`; of whole days the date alone. */
  wall: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a calendar program says of a meeting on behalf of who was invited (RFC 5546, sections 3.2.3 and 3.2.7). */
export interface CalendarReply {
  method: "REPLY" | "COUNTER";
  uid: string;
  /** Which occurrence of a series; null: all of it. */
  recurrence: RepliedTime | null;
  sequence: number;
  /** DTSTAMP: when it was given, in milliseconds since 1970. */
  stamp: number;
  /** In lower case. */
  attendee: string;
  partstat: string;
  /** To whom it was given on, in lower case. */
  delegate: string | null;
  comment: string | null;
  start: RepliedTime | null;
  end: RepliedTime | null;
}

const MOST_STEPS = 10_000;

/** Called in a thread of its own. Null for what answers nothing, or more than one meeting or person at once. */
export function readReply(text: string): CalendarReply | null {
  try {
    return readCalendar(text);
  } catch {
    return null;
  }
}

function readCalendar(text: string): CalendarReply | null {
  const budget = new StepBudget(MOST_STEPS);
  const [{ zones = [], zone = null } = {}] = splitCalendars(text, budget, { asFound: false }) ?? [];
  const root = new ICAL.Component(ICAL.parse(text.trim()) as never);
  const method = String(root.getFirstPropertyValue("method") ?? "").toUpperCase();
  const [event, another] = root.getAllSubcomponents("vevent");
  const [attendee, second] = event?.getAllProperties("attendee") ?? [];
  if (!event || another || !attendee || second || !(method === "REPLY" || method === "COUNTER")) return null;
  const read = new TimeReader(readZones(zones), zone, "UTC", budget);
  const time = (name: string): RepliedTime | null => {
    const found = read.time(event, name);
    return found && { wall: found.toString().replace(/Z$/, ""), at: readInstant(found) };
  };
  const uid = event.getFirstPropertyValue("uid");
  const address = toAddress(attendee.getFirstValue());
  if (typeof uid !== "string" || !address) return null;
  const comment = event.getFirstPropertyValue("comment");
  return {
    method,
    uid,
    recurrence: time("recurrence-id"),
    sequence: Number(event.getFirstPropertyValue("sequence") ?? 0) || 0,
    stamp: time("dtstamp")?.at ?? 0,
    attendee: address,
    partstat: String(attendee.getFirstParameter("partstat") ?? "NEEDS-ACTION").toUpperCase(),
    delegate: toAddress(attendee.getFirstParameter("delegated-to")),
    comment: typeof comment === "string" ? comment.trim() || null : null,
    start: time("dtstart"),
    end: time("dtend"),
  };
}

const toAddress = (value: unknown): string | null =>
  /^mailto:(.+@.+)$/i
    .exec(String(value ?? ""))?.[1]
    ?.trim()
    .toLowerCase() ?? null;
