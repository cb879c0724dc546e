import { IANAZone } from "luxon";
import type { SlotSearch } from "@/lib/core/slots/find-slots";
import type { Host, Schedule } from "@/lib/core/slots/schedule";

/*
 * The rules of the slot search once more, said as plainly as possible: every minute of weeks on end is
 * looked at, one by one. It shares nothing with the engine, knows whole minutes only, and is slow.
 */

// All times here are in minutes: since 1970 in UTC (`minute`), or on the zone's clocks (`wall`).
const DAY_MINUTES = 1440;
const LOOKBACK_MINUTES = 17 * DAY_MINUTES;

export function findSlotsByMinute(search: SlotSearch): number[] {
  const { hosts, match } = search;
  const groups = match === "all" ? [hosts] : hosts.map((host) => [host]);
  const starts = new Set(groups.flatMap((group) => commonSlots(group, search)));
  return [...starts].sort((a, b) => a - b).map((minute) => minute * 60_000);
}

function commonSlots(hosts: readonly Host[], search: SlotSearch): number[] {
  const schedules = hosts.map((host) => host.schedule).filter((schedule) => schedule !== null);
  if (hosts.length === 0 || schedules.length < hosts.length) return [];
  const { duration, step = duration } = search;
  const from = search.from / 60_000;
  const to = search.to / 60_000;
  const first = Math.floor(from) - LOOKBACK_MINUTES;
  const last = Math.ceil(to) + duration + 2 * DAY_MINUTES;
  const opens = schedules.map((schedule) => openMinutes(schedule, first, last));
  const open = opens.reduce((all, one) => all.map((minute, i) => minute & (one[i] ?? 0)));
  const isOpen = (minute: number) => open[minute - first] === 1;
  const neverCloses = schedules.every((schedule) => schedule.week.every(coversDay));

  const starts: number[] = [];
  let anchor = Number.NaN;
  for (let minute = first; minute < last; minute += 1) {
    if (!isOpen(minute)) {
      anchor = Number.NaN;
      continue;
    }
    const begins = neverCloses
      ? isStartOfDay(schedules[0]?.zone ?? "", minute)
      : minute > first && !isOpen(minute - 1);
    if (begins) anchor = minute;
    if (minute < from || minute >= to) continue;
    if (Number.isNaN(anchor)) throw new Error("open for longer than the oracle looks back");
    if ((minute - anchor) % step !== 0) continue;
    const fits = everyMinute(minute, minute + duration, isOpen);
    if (fits && hosts.every((host) => suits(host, minute, search))) starts.push(minute);
  }
  return starts;
}

/** Rule 1: 1 for each minute of [first, last) that is within working hours. */
function openMinutes({ zone, week }: Schedule, first: number, last: number): Uint8Array {
  const open = new Uint8Array(last - first);
  for (let day = Math.floor(first / DAY_MINUTES) - 2; day <= Math.floor(last / DAY_MINUTES) + 2; day += 1) {
    for (const { start, end } of dateExists(zone, day) ? (week[(day + 3) % 7] ?? []) : []) {
      const opening = minuteOfWall(zone, day * DAY_MINUTES + start);
      const closing = minuteOfWall(zone, day * DAY_MINUTES + (end || DAY_MINUTES));
      for (let minute = Math.max(opening, first); minute < Math.min(closing, last); minute += 1) {
        open[minute - first] = 1;
      }
    }
  }
  return open;
}

/** Rules 3 to 5. */
function suits(host: Host, start: number, { duration, now }: SlotSearch): boolean {
  const schedule = host.schedule;
  if (schedule === null) return false;
  const { zone, bufferBefore, bufferAfter } = schedule;
  const date = toDayNumber(zone, start);
  const today = toDayNumber(zone, Math.floor(now / 60_000));
  if (schedule.pastAsBusy && start < now / 60_000) return false;
  if (schedule.todayAsBusy && date === today) return false;
  if (schedule.daysAfterAsBusy !== null && date > today + schedule.daysAfterAsBusy) return false;

  const meetings = host.meetings.map((meeting) => [meeting.start / 60_000, meeting.end / 60_000] as const);
  const busy = host.busy.map((event) => [event.start / 60_000, event.end / 60_000] as const);
  const clear = everyMinute(
    start - bufferBefore,
    start + duration + bufferAfter,
    (minute) =>
      ![...meetings, ...busy].some(([from, to]) => minute >= from && minute < to) &&
      !(schedule.allDayBusy && host.allDay.some((days) => liesIn(days, toDayNumber(zone, minute)))),
  );
  const apart = everyMinute(start, start + duration, (minute) =>
    meetings.every(([from, to]) => from === to || minute < from - bufferBefore || minute >= to + bufferAfter),
  );
  return clear && apart;
}

function liesIn({ from, to }: { from: string; to: string }, date: number): boolean {
  const text = new Date(date * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
  return text >= from && text < to;
}

function coversDay(ranges: readonly { start: number; end: number }[]): boolean {
  return everyMinute(0, DAY_MINUTES, (minute) =>
    ranges.some(({ start, end }) => minute >= start && minute < (end || DAY_MINUTES)),
  );
}

function everyMinute(first: number, end: number, holds: (minute: number) => boolean): boolean {
  for (let minute = first; minute < end; minute += 1) {
    if (!holds(minute)) return false;
  }
  return true;
}

function toDayNumber(zone: string, minute: number): number {
  return Math.floor(toWallMinute(zone, minute) / DAY_MINUTES);
}

function isStartOfDay(zone: string, minute: number): boolean {
  return toDayNumber(zone, minute) !== toDayNumber(zone, minute - 1);
}

const dateExists = remember((zone, day) => {
  // Every hour of three days: no zone shows a date for less.
  for (let minute = (day - 1) * DAY_MINUTES; minute < (day + 2) * DAY_MINUTES; minute += 60) {
    if (toDayNumber(zone, minute) === day) return true;
  }
  return false;
});

/** The first minute at which the clocks show `wall`; if they never do, later by as much as they skip. */
const minuteOfWall = remember((zone, wall) => {
  let first = wall - 16 * 60;
  while (toWallMinute(zone, first + 180) < wall - 180) first += 60; // hours that are certainly too early
  for (let minute = first; minute < wall + 16 * 60; minute += 1) {
    if (toWallMinute(zone, minute) === wall) return minute;
    if (toWallMinute(zone, minute) < wall && toWallMinute(zone, minute + 1) > wall) {
      const offsetBefore = toWallMinute(zone, minute) - minute;
      return wall - offsetBefore;
    }
  }
  throw new Error(`${zone} never reaches ${wall}`);
});

function toWallMinute(zone: string, minute: number): number {
  const block = Math.floor(minute / 360) * 360;
  const offset = findOffset(zone, block);
  return minute + (offset === findOffset(zone, block + 360) ? offset : findOffset(zone, minute));
}

const findOffset = remember((zone, minute) => IANAZone.create(zone).offset(minute * 60_000));

/** Luxon takes its time, and the same zones and weeks are asked about again and again. */
function remember<T>(compute: (zone: string, minute: number) => T): (zone: string, minute: number) => T {
  const known = new Map<string, Map<number, T>>();
  return (zone, minute) => {
    const ofZone = known.get(zone) ?? new Map<number, T>();
    known.set(zone, ofZone);
    if (!ofZone.has(minute)) ofZone.set(minute, compute(zone, minute));
    return ofZone.get(minute) as T;
  };
}
