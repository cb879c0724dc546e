import { asInstant, DAY } from "@/lib/core/time/instant";
import { areOverlapping, type Interval } from "@/lib/core/time/interval";
import { isBusyStatus, type TimeStatus } from "@/lib/domain/calendars/options";
import type { BusyTime, CalendarObject, ExpansionOptions } from "@/lib/domain/calendars/provider";
import { isBudgetExceeded } from "@/lib/platform/threads/budget-exceeded-error";
import { EventLines } from "./event-lines";
import { expandSeries } from "./expand-series";
import { FileEvent } from "./file-event";
import { normalizeIcsText } from "./normalize-ics-text";
import { parseBookpageEntries } from "./parse-bookpage-entries";
import { removeSuperseded } from "./remove-superseded";
import { toInstanceStart } from "./series-frame";
import { type CalendarText, findUid, splitCalendars } from "./split-calendar";
import type { StepBudget } from "./step-budget";
import { type FilePeriod, TimeReader } from "./time-reader";
import { UNREAD_REASONS, type UnreadReason } from "./unread-reasons";
import { parseZones } from "./zone-table";

/**
 * Expands an iCalendar file (RFC 5545) into one object per UID with its busy times in the window. Rules,
 * further dates, exceptions and overridden instances are evaluated in their zones. Events are independent: an
 * unreadable part or an exceeded budget is reported with its event.
 * @param asFound accepts incomplete calendars, for resources that a server stores as single events
 * @throws Error if the text is no calendar, BudgetExceededError if its size alone exceeds the budget
 */
export function expandCalendar(
  text: string,
  frame: ExpansionOptions,
  budget: StepBudget,
  { asFound = false } = {},
): CalendarObject[] {
  const calendars = splitCalendars(normalizeIcsText(text), budget, { asFound });
  if (!calendars) throw new Error("This is not a calendar");
  return calendars.flatMap((calendar) => expandComponents(calendar, frame, budget));
}

function expandComponents(
  calendar: CalendarText,
  frame: ExpansionOptions,
  budget: StepBudget,
): CalendarObject[] {
  const read = new TimeReader(parseZones(calendar.zones), calendar.zone, frame.zone);
  const byUid = new Map<string, string[]>();
  for (const [index, part] of calendar.events.entries()) {
    const uid = findUid(part) ?? `${NO_UID}${index}`;
    const others = byUid.get(uid);
    if (others) others.push(part);
    else byUid.set(uid, [part]);
  }
  // Events are expanded one by one, so that memory holds little beyond the text.
  const objects = [...byUid].map(([uid, parts]) => expandEvent(uid, parts, { read, frame, budget }));
  const published = calendar.published.map((part, index) => ({
    key: `vfreebusy-${index}`,
    uid: null,
    ...parseFreeBusy(part, read, frame, budget),
  }));
  return [...objects, ...published];
}

const NO_UID = "without a UID ";

/** Limit of busy times per event in the window. */
const MAX_TIMES = 5000;

interface ExpansionContext {
  read: TimeReader;
  frame: ExpansionOptions;
  budget: StepBudget;
}

function expandEvent(
  uid: string,
  parts: readonly string[],
  { read, frame, budget }: ExpansionContext,
): CalendarObject {
  const unreadEvents: FileEvent[] = [];
  let events: readonly FileEvent[] = unreadEvents;
  const busy: BusyTime[] = [];
  let complex = false;
  try {
    const meter = budget.openEvent(parts.length);
    for (const part of parts) unreadEvents.push(new FileEvent(new EventLines(part), read, frame, meter));
    events = removeSuperseded(unreadEvents);
    for (const time of expandSeries(events, frame.window, meter, frame.titles ?? false)) {
      complex = busy.length === MAX_TIMES;
      if (complex) break;
      busy.push(time);
    }
  } catch (error) {
    if (!isBudgetExceeded(error)) throw error;
    complex = true;
    if (busy.length === 0) busy.push(...listFirstTimes(events, frame.window));
  }
  return {
    key: uid,
    uid: uid.startsWith(NO_UID) ? null : uid,
    busy,
    ...parseBookpageEntries(uid, events),
    ...findUnreadReason(events, { busy, complex, window: frame.window }),
  };
}

/** Fallback for an event over the budget: its own time without recurrences. */
function listFirstTimes(events: readonly FileEvent[], window: Interval): BusyTime[] {
  return events.flatMap((event) => {
    if (!event.frame || event.isFree) return [];
    const start = toInstanceStart(event.frame, event.frame.wall);
    const travel = event.frame.isDate ? 0 : event.travel;
    const time = {
      start: asInstant(start.at - travel),
      end: event.endAt(event.frame, start),
      allDay: event.frame.isDate,
    };
    return areOverlapping(time, window) ? [time] : [];
  });
}

interface ExpandedEvent {
  busy: readonly BusyTime[];
  complex: boolean;
  window: Interval;
}

/** Returns the reason to report to the owner, if the event may concern the window. */
function findUnreadReason(
  events: readonly FileEvent[],
  { busy, complex, window }: ExpandedEvent,
): Pick<CalendarObject, "unread"> {
  const reasons = new Set<UnreadReason>(complex ? ["complex"] : []);
  for (const event of events) {
    if (event.isFree) continue;
    const isLater = event.frame !== null && toInstanceStart(event.frame, event.frame.wall).at >= window.end;
    for (const reason of event.unread)
      if (busy.length > 0 || (ALWAYS_REPORTED.has(reason) && !isLater)) reasons.add(reason);
  }
  const [reason] = UNREAD_REASONS.filter((one) => reasons.has(one));
  if (!reason) return {};
  const [event] = events;
  const start = event?.frame ? toInstanceStart(event.frame, event.frame.wall).at : null;
  return { unread: { title: event?.title ?? null, start, allDay: event?.frame?.isDate ?? false, reason } };
}

/** Reported for all events, as their times are unknown. */
const ALWAYS_REPORTED: ReadonlySet<UnreadReason> = new Set(["time", "rule", "complex"]);

const FREEBUSY_STATUSES: Record<string, TimeStatus> = {
  FREE: "free",
  "BUSY-TENTATIVE": "tentative",
  "BUSY-UNAVAILABLE": "out_of_office",
};

/** Parses VFREEBUSY, which some calendars publish instead of events. */
function parseFreeBusy(
  part: string,
  read: TimeReader,
  { window, statuses }: ExpansionOptions,
  budget: StepBudget,
): Pick<CalendarObject, "busy" | "unread"> {
  const times: BusyTime[] = [];
  const meter = budget.openEvent();
  try {
    for (const line of new EventLines(part).all("FREEBUSY")) {
      const type = line.parameters.get("FBTYPE")?.toUpperCase() ?? "BUSY";
      if (!isBusyStatus(FREEBUSY_STATUSES[type] ?? "busy", statuses)) continue;
      for (const text of line.value.split(",")) {
        meter.consume();
        const period = read.period(line, text);
        const time = period && toInterval(period, read);
        if (time && areOverlapping(time, window)) times.push({ ...time, allDay: false });
      }
    }
    return { busy: times };
  } catch (error) {
    if (!isBudgetExceeded(error)) throw error;
    return { busy: times, unread: { title: null, start: null, allDay: false, reason: "complex" } };
  }
}

function toInterval({ start, end }: FilePeriod, read: TimeReader): Interval | null {
  if (!end) return null;
  const last =
    "wall" in end ? read.at(end) : read.at({ ...start, wall: start.wall + end.days * DAY }) + end.exact;
  return { start: read.at(start), end: asInstant(last) };
}
