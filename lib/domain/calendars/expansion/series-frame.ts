import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { CalendarZone } from "./calendar-zone";
import type { FileTime } from "./time-reader";

/** Identity of a series' instances: the date in a series of dates, the instant otherwise. */
export interface SeriesFrame {
  isDate: boolean;
  /** Zone of the series. */
  zone: CalendarZone;
  /** Zone for instants that represent dates. */
  own: CalendarZone;
  /** Wall-clock time of the first start. */
  wall: number;
}

/** An instance of a series, identified by its start. */
export interface InstanceStart {
  /** Wall-clock time in the series' zone. */
  wall: number;
  at: Instant;
}

export const toInstanceStart = ({ isDate, zone }: SeriesFrame, wall: number): InstanceStart => ({
  wall,
  at: isDate ? asInstant(wall) : zone.toInstant(wall),
});

/** Converts a time of EXDATE, RDATE or RECURRENCE-ID to a start of the series. */
export function toSeriesStart(frame: SeriesFrame, time: FileTime): InstanceStart {
  if (frame.isDate) return toInstanceStart(frame, toEpochDayOf(time, frame.own) * DAY);
  // A date means the instance on it, at the series' time of day.
  if (time.isDate) return toInstanceStart(frame, time.wall + getTimeOfDay(frame.wall));
  if (time.zone === null || time.zone === frame.zone) return toInstanceStart(frame, time.wall);
  const at = time.zone.toInstant(time.wall);
  return { wall: frame.zone.toWall(at), at };
}

/**
 * Returns the date of a time where dates are expected, in days since 1970-01-01. Outlook writes instants of
 * local midnights; programs without zones write midnights in UTC.
 */
export function toEpochDayOf({ wall, isExact, zone }: FileTime, own: CalendarZone): number {
  if (!isExact || !zone || wall % DAY === 0) return Math.floor(wall / DAY);
  return Math.floor(own.toWall(zone.toInstant(wall)) / DAY);
}

const getTimeOfDay = (wall: number): number => wall - Math.floor(wall / DAY) * DAY;

/**
 * Builds a predicate for these instances. A date matches all starts on it, and so does a midnight in a series
 * without starts at midnight.
 */
export function buildStartTest(
  frame: SeriesFrame,
  listed: readonly FileTime[],
): (start: InstanceStart) => boolean {
  if (listed.length === 0) return () => false;
  const times = new Set<number>();
  const days = new Set<number>();
  for (const time of listed) {
    const isMidnight = getTimeOfDay(time.wall) === 0 && !time.isExact && getTimeOfDay(frame.wall) !== 0;
    if (frame.isDate) days.add(toEpochDayOf(time, frame.own));
    else if (time.isDate || isMidnight) days.add(Math.floor(time.wall / DAY));
    else times.add(toSeriesStart(frame, time).at);
  }
  return ({ wall, at }) => times.has(at) || days.has(Math.floor(wall / DAY));
}
