import type { StepBudget } from "./step-budget";

/** Components of a VCALENDAR as separate texts, so that an unreadable one does not affect the others. */
export interface CalendarText {
  events: string[];
  /** Texts of VFREEBUSY components. */
  published: string[];
  /** Texts of VTIMEZONE components. */
  zones: string[];
  /** X-WR-TIMEZONE, the zone of times without one. */
  zone: string | null;
}

const EDGE = /^(BEGIN|END):([A-Z0-9-]+)[ \t]*\r?$/gim;

/** Components that are never nested; one that begins ends an unclosed one before it. */
const OUTERMOST = ["VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"];

interface OpenComponent {
  name: string;
  from: number;
}

/**
 * Splits a file into its calendars; null if there is none.
 * @param asFound accepts components outside of a calendar and calendars without an end, which otherwise
 * indicate a truncated file
 */
export function splitCalendars(
  text: string,
  budget: StepBudget,
  { asFound }: { asFound: boolean },
): CalendarText[] | null {
  const calendars: CalendarText[] = [];
  const begin = () => {
    const calendar: CalendarText = { events: [], published: [], zones: [], zone: null };
    calendars.push(calendar);
    return calendar;
  };
  let calendar = asFound ? begin() : null;
  let from = 0; // properties of the calendar
  let open: OpenComponent | null = null;
  const close = (end: number, missingText = "") => {
    if (open && calendar) addPart(calendar, open.name, text.slice(open.from, end) + missingText);
    open = null;
  };
  for (const { 0: line, 1: edge = "", 2: found = "", index } of text.matchAll(EDGE)) {
    const name = found.toUpperCase();
    const begins = edge.toUpperCase() === "BEGIN";
    const inner = open as OpenComponent | null;
    if (inner && !begins && name === inner.name) {
      close(index + line.length);
      continue;
    }
    if (inner && !(begins ? OUTERMOST.includes(name) : name === "VCALENDAR")) continue;
    budget.consume();
    if (inner) close(index, `END:${inner.name}`);
    if (begins && name === "VCALENDAR") {
      calendar = begin();
      from = index;
    } else if (begins) open = { name, from: index };
    else if (name === "VCALENDAR" && calendar) {
      calendar.zone = findZoneName(text.slice(from, index));
      calendar = asFound ? begin() : null;
    }
  }
  if (asFound && open) close(text.length, `\r\nEND:${(open as OpenComponent).name}`);
  if (calendar && !asFound) return null;
  return calendars.length > 0 ? calendars : null;
}

function addPart(calendar: CalendarText, name: string, part: string): void {
  if (name === "VEVENT") calendar.events.push(part);
  else if (name === "VFREEBUSY") calendar.published.push(part);
  else if (name === "VTIMEZONE") calendar.zones.push(part);
}

const findZoneName = (text: string): string | null =>
  /^X-WR-TIMEZONE(?:;[^:\r\n]*)?:(.{1,200})/im.exec(text)?.[1]?.trim() || null;

/** Returns the UID of a component, folded or not; null if it has none. */
export function findUid(part: string): string | null {
  const eventText = /^BEGIN:VALARM/im.test(part)
    ? part.replace(/^BEGIN:VALARM[\s\S]*?^END:VALARM/gim, "")
    : part;
  const line = /^UID(?:;[^:\r\n]*)?:(.*(?:\r?\n[ \t].*)*)/im.exec(eventText)?.[1];
  return (
    line
      ?.replace(/\r?\n[ \t]/g, "")
      .trim()
      .replace(/\\([\\;,])/g, "$1") || null
  );
}
