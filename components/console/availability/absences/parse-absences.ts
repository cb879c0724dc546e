import type ICAL from "ical.js";
import { addDays, type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import { toDateInZone } from "../../to-date-in-zone";

/** What a file says of days on which somebody is away. */
export interface ParsedAbsence {
  start_date: LocalDate;
  end_date: LocalDate;
  label: string;
  /** Marked as free time, such as a birthday. */
  free: boolean;
  /** It comes again by a rule that is not followed. */
  repeats: boolean;
}

interface ParseContext {
  /** What is over before it is left out. */
  today: LocalDate;
  /** The person's, for times that are given in UTC. */
  timezone: string;
}

/** How far ahead entries that come again are followed. */
const HORIZON_DAYS = 731;

const MAX_LABEL = 200;

/**
 * The all-day entries of an iCalendar file and those that take several days, in order.
 *
 * By ical.js and not by the engine of `lib/domain/calendars/expansion`: that answers moments at which somebody is busy, and
 * leaves out what is free, while an absence is days on the clock of its entry, free ones too. In the browser it would take 50 kB
 * instead of 23, gzipped, as it brings tables of zones that days do not need. Rules that ical.js reads wrong are not followed.
 * @throws Error if the text is no calendar
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

/** Each time of an event; of rules that say more than how often, only the first. */
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

/** How often, how many times and until when: other parts may ask for days that never come, and would be looked for for ever. */
const SIMPLE_PARTS = new Set(["FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST"]);

const SIMPLE_FREQUENCIES = new Set(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]);

const isSimpleRule = (component: ICAL.Component) =>
  component.getAllProperties("rrule").every((property) => {
    const rule = property.getFirstValue() as ICAL.Recur;
    return (
      SIMPLE_FREQUENCIES.has(rule.freq) && Object.keys(rule.parts).every((part) => SIMPLE_PARTS.has(part))
    );
  });

/** Whole days, both ends included; null: it takes less than a day, or its times are none. */
function parseRange(start: ICAL.Time, end: ICAL.Time, timezone: string) {
  const first = toLocalDate(start, timezone);
  const after = toLocalDate(end, timezone);
  if (!first || !after) return null;
  // The end is a day or a midnight that is not taken any more, else a time of the last day.
  const isOpenEnd = end.isDate || (end.hour === 0 && end.minute === 0 && end.second === 0);
  const last = isOpenEnd && after > first ? addDays(after, -1) : after;
  if (!start.isDate && last === first && !isWholeDay(start, isOpenEnd && after > first)) return null;
  return last < first ? null : { start_date: first, end_date: last };
}

const isWholeDay = (start: ICAL.Time, endsAtMidnight: boolean) =>
  endsAtMidnight && start.hour === 0 && start.minute === 0;

/** As the clock on the wall shows it; times in UTC on the person's clock. */
function toLocalDate(time: ICAL.Time, timezone: string): LocalDate | null {
  if (!time.isDate && time.zone?.tzid === "UTC") return toDateInZone(timezone, time.toJSDate().getTime());
  const { year, month, day } = time;
  return parseLocalDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
}
