import { IANAZone } from "luxon";
import type { HostQuorum } from "@/lib/core/slots/host-match";
import type { Host, Limit, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { isFocusKept } from "./focus-oracle";
import { buildJourneyCheck } from "./journey-oracle";
import { findSpreadByMinute } from "./spread-oracle";
import { findStaysByMinute } from "./stay-oracle";
import { findStepsByMinute } from "./step-oracle";

/*
 * A second, simple implementation of the rules of the slot search: it checks every minute of several weeks. It shares
 * no code with the engine, supports whole minutes only, and is slow.
 */

// All times here are in minutes: since 1970 in UTC (`minute`), or on the zone's clocks (`wallMinute`).
const DAY_MINUTES = 1440;

/** Longer than any schedule of the tests stays open without a pause, except those that never close. */
const LOOKBACK_MINUTES = 17 * DAY_MINUTES;

/** Two weeks without a pause, and most of the third before and after them. */
const ROTATION_LOOKBACK_MINUTES = 28 * DAY_MINUTES;

/** @param isPossible a further rule for starts, in minutes */
export function findSlotsByMinute(
  search: SlotSearch,
  isPossible: (start: number) => boolean = () => true,
): number[] {
  const { hosts, match, spread, stay, steps } = search;
  if (steps) return findStepsByMinute(search, steps, STEP_ORACLE).map(({ start }) => start * 60_000);
  if (stay) return findStaysByMinute(search, stay, STAY_ORACLE).map((minute) => minute * 60_000);
  const groups = match === "any" ? hosts.map((host) => [host]) : [hosts];
  const listFree = (one: SlotSearch) => listFreeMinutes(one).filter(isPossible);
  const starts = groups.flatMap((group) => {
    const together: SlotSearch = { ...search, hosts: group, match: match === "any" ? "all" : match };
    return spread ? findSpreadByMinute(together, spread, { ...MINUTE_ORACLE, listFree }) : listFree(together);
  });
  return [...new Set(starts)].sort((a, b) => a - b).map((minute) => minute * 60_000);
}

const listFreeMinutes = (search: SlotSearch): number[] =>
  typeof search.match === "object"
    ? listQuorumStarts(search, search.match)
    : listCommonStarts(search.hosts, search);

/** A start on the grid of any host at which every required host is available and free. */
function listQuorumStarts(search: SlotSearch, { fixed, count }: HostQuorum): number[] {
  const laid = new Set(search.hosts.flatMap((host) => listGridMinutes([host], search)));
  const can = search.hosts.map((host) => buildHostCheck(host, search));
  return [...laid]
    .filter((start) => {
      const able = can.flatMap((check, host) => (check(start) ? [host] : []));
      const otherHosts = able.filter((host) => !fixed.includes(host));
      return fixed.every((host) => able.includes(host)) && otherHosts.length >= count;
    })
    .sort((a, b) => a - b);
}

/** Returns a check whether the host can be booked for the search's duration from a minute on, on any grid. */
function buildHostCheck(host: Host, search: SlotSearch): (start: number) => boolean {
  const { schedule } = host;
  if (schedule === null) return () => false;
  const first = Math.floor(search.from / 60_000) - LOOKBACK_MINUTES;
  const last = Math.ceil(search.to / 60_000) + search.duration + 2 * DAY_MINUTES;
  const open = computeOpenMinutes(schedule, first, last);
  return (start) =>
    isEveryMinute(start, start + search.duration, (minute) => open[minute - first] === 1) &&
    isBookable(host, start, search);
}

const listCommonStarts = (hosts: readonly Host[], search: SlotSearch): number[] =>
  listGridMinutes(hosts, search).filter((start) => hosts.every((host) => isBookable(host, start, search)));

/** Rules 1 and 2. */
function listGridMinutes(hosts: readonly Host[], search: SlotSearch): number[] {
  const schedules = hosts.map((host) => host.schedule).filter((schedule) => schedule !== null);
  const [leader] = schedules;
  if (leader === undefined || schedules.length < hosts.length) return [];
  const { duration, step = duration, align = 1 } = search;
  const from = search.from / 60_000;
  const to = search.to / 60_000;
  const rotates = schedules.some(({ rotation }) => rotation !== null);
  const first = Math.floor(from) - (rotates ? ROTATION_LOOKBACK_MINUTES : LOOKBACK_MINUTES);
  const last = Math.ceil(to) + duration + 2 * DAY_MINUTES;
  const opens = schedules.map((schedule) => computeOpenMinutes(schedule, first, last));
  const open = opens.reduce((all, one) => all.map((minute, i) => minute & (one[i] ?? 0)));
  const isOpen = (minute: number) => open[minute - first] === 1;
  const neverCloses = schedules.every((schedule) =>
    getWeeks(schedule).every((week) => week.every(isWholeDay)),
  );
  const midnights = neverCloses
    ? new Set(listDatesAround(leader, first, last).map(({ start }) => start))
    : null;
  const clock = computeWallClock(leader, first, last);
  const isMultiple = (minute: number) => align === 1 || clock(minute) % align === 0;

  const starts: number[] = [];
  let anchor = Number.NaN;
  let awaitsAnchor = false;
  for (let minute = first; minute < last; minute += 1) {
    if (!isOpen(minute)) {
      anchor = Number.NaN;
      awaitsAnchor = false;
      continue;
    }
    const isStart = minute > first && !isOpen(minute - 1);
    if (isStart || midnights?.has(minute)) {
      anchor = Number.NaN;
      awaitsAnchor = true;
    }
    if (awaitsAnchor && isMultiple(minute)) {
      anchor = minute;
      awaitsAnchor = false;
    }
    if (minute < from || minute >= to || awaitsAnchor) continue;
    if (Number.isNaN(anchor)) throw new Error("open for longer than the range of the oracle");
    if ((minute - anchor) % step !== 0 || !isMultiple(minute)) continue;
    if (isEveryMinute(minute, minute + duration, isOpen)) starts.push(minute);
  }
  return starts;
}

/** Rule 1: 1 for each minute of [first, last) that is within working hours. */
function computeOpenMinutes(schedule: Schedule, first: number, last: number): Uint8Array {
  const open = new Uint8Array(last - first);
  for (const { day, zone } of listDatesAround(schedule, first, last)) {
    for (const { start, end } of dateExists(zone, day) ? getHoursOfDate(schedule, day) : []) {
      const opening = minuteOfWall(zone, day * DAY_MINUTES + start);
      const closing = minuteOfWall(zone, day * DAY_MINUTES + (end || DAY_MINUTES));
      for (let minute = Math.max(opening, first); minute < Math.min(closing, last); minute += 1) {
        open[minute - first] = 1;
      }
    }
  }
  return open;
}

/** The hours of a date: an absence overrides an entry of `dates`, that overrides a holiday, and that the week. */
function getHoursOfDate(schedule: Schedule, day: number) {
  if (schedule.absences.some((absence) => isDayWithin(absence, day))) return [];
  const entry = schedule.dates.findLast((dates) => isDayWithin(dates, day));
  if (entry) return entry.hours;
  if (schedule.holidays.some((holiday) => holiday === toText(day))) return [];
  const weeks = getWeeks(schedule);
  const since = schedule.rotation ? getWeekNumber(schedule, toDay(schedule.rotation.from)) : 0;
  const weekIndex = getWeekNumber(schedule, day) - since;
  return weeks[((weekIndex % weeks.length) + weeks.length) % weeks.length]?.[(day + 3) % 7] ?? [];
}

const getWeeks = ({ rotation, week }: Schedule) => rotation?.weeks ?? [week];

/** Counted from the week of 1969-12-29, a Monday. */
const getWeekNumber = ({ weekStart }: Schedule, day: number) => Math.floor((day + 3 - weekStart) / 7);

/** Dates around [first, last), each with its zone and the minute at which it begins there. */
function listDatesAround({ zone, travels }: Schedule, first: number, last: number) {
  const dates: { day: number; zone: string; start: number }[] = [];
  for (let day = Math.floor(first / DAY_MINUTES) - 3; day <= Math.floor(last / DAY_MINUTES) + 3; day += 1) {
    const zoneOfDate = travels.findLast((travel) => isDayWithin(travel, day))?.zone ?? zone;
    dates.push({ day, zone: zoneOfDate, start: minuteOfWall(zoneOfDate, day * DAY_MINUTES) });
  }
  return dates;
}

/** The wall-clock time of the last date that has begun, in minutes since midnight. */
function computeWallClock(schedule: Schedule, first: number, last: number): (minute: number) => number {
  const dates = listDatesAround(schedule, first, last);
  return (minute) => {
    const zone = dates.findLast(({ start }) => start <= minute)?.zone ?? schedule.zone;
    const wallMinute = toWallMinute(zone, minute);
    return wallMinute - Math.floor(wallMinute / DAY_MINUTES) * DAY_MINUTES;
  };
}

/** Rules 3 to 5. */
function isBookable(host: Host, start: number, search: SlotSearch): boolean {
  const { schedule } = host;
  return (
    schedule !== null &&
    isOpenForBooking(schedule, start, search) &&
    isWithinLimits(schedule.limits, host.meetings, schedule, start, search) &&
    (host.quotas ?? []).every(({ limits, meetings }) =>
      isWithinLimits(limits, meetings, schedule, start, search),
    ) &&
    isFree(host, schedule, start, search) &&
    isReachable(host, schedule, start, search) &&
    isFocusKept(host, schedule, start, search.duration, DATE_ORACLE)
  );
}

function isOpenForBooking(schedule: Schedule, start: number, { now }: SlotSearch): boolean {
  const { zone, startDate, endDate } = schedule;
  const date = toDayNumber(zone, start);
  const today = toDayNumber(zone, Math.floor(now / 60_000));
  if (schedule.pastAsBusy && start < now / 60_000) return false;
  if (schedule.todayAsBusy && date === today) return false;
  if (schedule.daysAfterAsBusy !== null && date > today + schedule.daysAfterAsBusy) return false;
  if (
    schedule.workingDaysAfter !== null &&
    countWorkingDays(schedule, today, date) > schedule.workingDaysAfter
  )
    return false;
  if (schedule.minimumNotice > 0 && start - schedule.minimumNotice < now / 60_000) return false;
  if (startDate !== null && toText(date) < startDate) return false;
  return endDate === null || toText(date) <= endDate;
}

/** Days after `today` with hours, up to the last such day that is before the date or is the date. */
function countWorkingDays(schedule: Schedule, today: number, date: number): number {
  const { zone, travels } = schedule;
  let count = 0;
  let beyond = 0;
  for (let day = today + 1; day <= date; day += 1) {
    const zoneOfDate = travels.findLast((travel) => isDayWithin(travel, day))?.zone ?? zone;
    const hasHours = dateExists(zoneOfDate, day) && getHoursOfDate(schedule, day).length > 0;
    if (hasHours) {
      count += 1;
      beyond = 0;
    } else beyond = 1;
  }
  // A day without hours after the last working day lies beyond the horizon.
  return count + beyond;
}

/** True if one more meeting fits into each day, week or month in which it would count. */
function isWithinLimits(
  limits: readonly Limit[],
  meetings: Host["meetings"],
  schedule: Schedule,
  start: number,
  { duration }: SlotSearch,
): boolean {
  return limits.every(({ per, unit, most }) => {
    const periodOf = (minute: number) => {
      const day = toDayNumber(schedule.zone, minute);
      if (per === "day") return day;
      return per === "week" ? getWeekNumber(schedule, day) : toText(day).slice(0, 7);
    };
    const same = meetings.filter((meeting) => periodOf(meeting.start / 60_000) === periodOf(start));
    const minutes = same.reduce((sum, meeting) => sum + (meeting.end - meeting.start) / 60_000, 0);
    return (unit === "count" ? same.length + 1 : minutes + duration) <= most;
  });
}

function isFree(host: Host, schedule: Schedule, start: number, { duration }: SlotSearch): boolean {
  const { bufferBefore, bufferAfter } = schedule;
  const meetings = host.meetings.map((meeting) => [meeting.start / 60_000, meeting.end / 60_000] as const);
  const busy = host.busy.map((event) => [event.start / 60_000, event.end / 60_000] as const);
  const days = listDatesAround(schedule, start - bufferBefore, start + duration + bufferAfter).filter(
    ({ day }) => schedule.allDayBusy && host.allDay.some((event) => isDayWithin(event, day)),
  );
  const clear = isEveryMinute(
    start - bufferBefore,
    start + duration + bufferAfter,
    (minute) =>
      ![...meetings, ...busy].some(([from, to]) => minute >= from && minute < to) &&
      !days.some(({ zone, day }) => toDayNumber(zone, minute) === day),
  );
  const apart = isEveryMinute(start, start + duration, (minute) =>
    meetings.every(([from, to]) => from === to || minute < from - bufferBefore || minute >= to + bufferAfter),
  );
  return clear && apart;
}

function isReachable(host: Host, schedule: Schedule, start: number, { duration }: SlotSearch): boolean {
  const isTravelling = buildJourneyCheck(host, schedule, DATE_ORACLE);
  return isEveryMinute(start, start + duration, (minute) => !isTravelling(minute));
}

function toText(day: number): string {
  return new Date(day * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
}

function toDay(text: string): number {
  return Date.parse(text) / 60_000 / DAY_MINUTES;
}

function isDayWithin({ from, to }: { from: string; to: string }, day: number): boolean {
  return toText(day) >= from && toText(day) < to;
}

function isWholeDay(ranges: readonly { start: number; end: number }[]): boolean {
  return isEveryMinute(0, DAY_MINUTES, (minute) =>
    ranges.some(({ start, end }) => minute >= start && minute < (end || DAY_MINUTES)),
  );
}

function isEveryMinute(first: number, end: number, holds: (minute: number) => boolean): boolean {
  for (let minute = first; minute < end; minute += 1) {
    if (!holds(minute)) return false;
  }
  return true;
}

function toDayNumber(zone: string, minute: number): number {
  return Math.floor(toWallMinute(zone, minute) / DAY_MINUTES);
}

const dateExists = cacheByZoneAndMinute((zone, day) => {
  // Every hour of three days: no zone has a shorter date.
  for (let minute = (day - 1) * DAY_MINUTES; minute < (day + 2) * DAY_MINUTES; minute += 60) {
    if (toDayNumber(zone, minute) === day) return true;
  }
  return false;
});

/** The first minute at which the clocks show `wall`; if they skip it, it is later by the gap. */
export const minuteOfWall = cacheByZoneAndMinute((zone, wallMinute) => {
  let first = wallMinute - 16 * 60;
  while (toWallMinute(zone, first + 180) < wallMinute - 180) first += 60; // hours that are certainly too early
  for (let minute = first; minute < wallMinute + 16 * 60; minute += 1) {
    if (toWallMinute(zone, minute) === wallMinute) return minute;
    if (toWallMinute(zone, minute) < wallMinute && toWallMinute(zone, minute + 1) > wallMinute) {
      const offsetBefore = toWallMinute(zone, minute) - minute;
      return wallMinute - offsetBefore;
    }
  }
  throw new Error(`${zone} never reaches ${wallMinute}`);
});

function toWallMinute(zone: string, minute: number): number {
  const block = Math.floor(minute / 360) * 360;
  const offset = findOffset(zone, block);
  return minute + (offset === findOffset(zone, block + 360) ? offset : findOffset(zone, minute));
}

const findOffset = cacheByZoneAndMinute((zone, minute) => IANAZone.create(zone).offset(minute * 60_000));

/** Luxon is slow, and the same zones and weeks recur. */
function cacheByZoneAndMinute<T>(
  compute: (zone: string, minute: number) => T,
): (zone: string, minute: number) => T {
  const known = new Map<string, Map<number, T>>();
  return (zone, minute) => {
    const ofZone = known.get(zone) ?? new Map<number, T>();
    known.set(zone, ofZone);
    if (!ofZone.has(minute)) ofZone.set(minute, compute(zone, minute));
    return ofZone.get(minute) as T;
  };
}

const MINUTE_ORACLE = {
  isBookable,
  computeOpenMinutes,
  toDayNumber,
  buildJourneyCheck: (host: Host, schedule: Schedule) => buildJourneyCheck(host, schedule, DATE_ORACLE),
};

export const STEP_ORACLE = { listFree: (search: SlotSearch) => listFreeMinutes(search), buildHostCheck };

const STAY_ORACLE = {
  isOpenForBooking,
  isFree,
  getHoursOfDate,
  dateExists,
  isDayWithin,
  toDayNumber,
  toText,
  getWeekNumber,
  minuteOfWall: (zone: string, wallMinute: number) => minuteOfWall(zone, wallMinute),
};

const DATE_ORACLE = {
  listDatesAround,
  dateExists,
  getHoursOfDate,
  minuteOfWall,
  getWeekNumber,
  isDayWithin,
  toDayNumber,
};
