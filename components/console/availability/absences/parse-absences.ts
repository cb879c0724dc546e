import type ICAL from "ical.js";
import { addDays, type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import { toDateInZone } from "../../to-date-in-zone";

/** An absence that the file contains. */
export interface ParsedAbsence {
  start_date: LocalDate;
  end_date: LocalDate;
  label: string;
  /** The entry is marked as free, such as a birthday. */
  free: boolean;
  /** The entry repeats by a rule that is not expanded. */
  repeats: boolean;
}

interface ParseContext {
  /** Entries that ended before this day are left out. */
  today: LocalDate;
  /** The user's time zone, for times in UTC. */
  timezone: string;
}

/** The number of days for which recurring entries are expanded. */
const HORIZON_DAYS = 731;

const MAX_LABEL = 200;

/**
 * Parses the all-day and multi-day entries of an iCalendar file, in order. Uses ical.js instead of
 * `lib/domain/calendars/expansion`, which returns busy instants and drops free entries, while absences are dates of
 * the entry's own clock; its zone tables would also make the chunk 50 kB instead of 23 (gzipped). Recurrence rules
 * that ical.js expands wrongly are not expanded. @throws Error if the text is no calendar
 */
export async function parseAbsences(text: string, frame: ParseContext): Promise<ParsedAbsence[]> {
  const { default: ical } = await import("ical.js");
  const root = new ical.Component(ical.parse(text.trim()) as never);
  if (root.name !== "vcalendar") throw new Error("This is not a calendar");
  const events = root.getAllSubcomponents("vevent").map((part) => new ical.Event(part));
  const moved = new Set(events.filter(({ recurrenceId }) => recurrenceId).map(buildOccurrenceKey));
  return events
    .filter(
      ({ component, startDate }) => startDate && component.getFirstPropertyValue("status") !== "CANCELLED",
    )
    .flatMap((event) => expandEvent(event, frame, moved))
    .filter(({ end_date }) => end_date >= frame.today)
    .sort((a, b) => a.start_date.localeCompare(b.start_date));
}

const buildOccurrenceKey = ({ uid, recurrenceId }: ICAL.Event) =>
  `${uid} ${recurrenceId?.toJSDate().getTime()}`;

/** Lists the occurrences of an event; for complex rules only the first. */
function expandEvent(event: ICAL.Event, frame: ParseContext, moved: ReadonlySet<string>): ParsedAbsence[] {
  const range = parseRange(event.startDate, event.endDate, frame.timezone);
  if (!range) return [];
  const found = {
    ...range,
    label: (event.summary ?? "").trim().slice(0, MAX_LABEL),
    free: event.component.getFirstPropertyValue("transp") === "TRANSPARENT",
    repeats: false,
  };
  if (!event.isRecurring() || event.recurrenceId) return [found];
  if (!isSimpleRule(event.component)) return [{ ...found, repeats: true }];
  const last = addDays(frame.today, HORIZON_DAYS);
  const times: ParsedAbsence[] = [];
  const steps = event.iterator();
  for (let start = steps.next(); start; start = steps.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(start);
    const next = parseRange(startDate, endDate, frame.timezone);
    if (!next || next.start_date > last) break;
    if (!moved.has(`${event.uid} ${start.toJSDate().getTime()}`)) times.push({ ...found, ...next });
  }
  return times;
}

/** Rules with other parts may never match a day, so that ical.js would search forever. */
const SIMPLE_PARTS = new Set(["FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST"]);

const SIMPLE_FREQUENCIES = new Set(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]);

const isSimpleRule = (component: ICAL.Component) =>
  component.getAllProperties("rrule").every((property) => {
    const rule = property.getFirstValue() as ICAL.Recur;
    return (
      SIMPLE_FREQUENCIES.has(rule.freq) && Object.keys(rule.parts).every((part) => SIMPLE_PARTS.has(part))
    );
  });

/** Returns whole days, both ends inclusive; null if the range is invalid or shorter than a day. */
function parseRange(start: ICAL.Time, end: ICAL.Time, timezone: string) {
  const first = toLocalDate(start, timezone);
  const after = toLocalDate(end, timezone);
  if (!first || !after) return null;
  // An end at midnight excludes that day; any other time includes it.
  const isOpenEnd = end.isDate || (end.hour === 0 && end.minute === 0 && end.second === 0);
  const last = isOpenEnd && after > first ? addDays(after, -1) : after;
  if (!start.isDate && last === first && !isWholeDay(start, isOpenEnd && after > first)) return null;
  return last < first ? null : { start_date: first, end_date: last };
}

const isWholeDay = (start: ICAL.Time, endsAtMidnight: boolean) =>
  endsAtMidnight && start.hour === 0 && start.minute === 0;

/** Returns the date on the entry's own clock; times in UTC use the user's zone. */
function toLocalDate(time: ICAL.Time, timezone: string): LocalDate | null {
  if (!time.isDate && time.zone?.tzid === "UTC") return toDateInZone(timezone, time.toJSDate().getTime());
  const { year, month, day } = time;
  return parseLocalDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
}
