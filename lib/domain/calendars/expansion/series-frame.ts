import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { CalendarZone } from "./calendar-zone";
import type { FileTime } from "./time-reader";

/** By what the instances of a series are told apart: dates by the date, times by the instant. */
export interface SeriesFrame {
  isDate: boolean;
  /** Of the series' times. */
  zone: CalendarZone;
  /** For instants that stand for dates. */
  own: CalendarZone;
  /** When the first starts, by its clock. */
  wall: number;
}

/** An instance of a series by its start. */
export interface InstanceStart {
  /** By the clock of the series. */
  wall: number;
  at: Instant;
}

export const toInstanceStart = ({ isDate, zone }: SeriesFrame, wall: number): InstanceStart => ({
  wall,
  at: isDate ? asInstant(wall) : zone.toInstant(wall),
});

/** What a time of another line of the event (EXDATE, RDATE, RECURRENCE-ID) means within the series. */
export function toSeriesStart(frame: SeriesFrame, time: FileTime): InstanceStart {
  if (frame.isDate) return toInstanceStart(frame, toEpochDayOf(time, frame.own) * DAY);
  // A date means what starts on it at the series' time of day.
  if (time.isDate) return toInstanceStart(frame, time.wall + getTimeOfDay(frame.wall));
  if (time.zone === null || time.zone === frame.zone) return toInstanceStart(frame, time.wall);
  const at = time.zone.toInstant(time.wall);
  return { wall: frame.zone.toWall(at), at };
}

/**
 * The date that a time stands for where dates are meant, in days since 1970-01-01: as it is written, but for instants, which
 * Outlook writes of local midnights. Midnight in UTC is what programs make of a date that know no zones.
 */
export function toEpochDayOf({ wall, isExact, zone }: FileTime, own: CalendarZone): number {
  if (!isExact || !zone || wall % DAY === 0) return Math.floor(wall / DAY);
  return Math.floor(own.toWall(zone.toInstant(wall)) / DAY);
}

const getTimeOfDay = (wall: number): number => wall - Math.floor(wall / DAY) * DAY;

/**
 * Builds the test whether an instance is one of these. A date means all that starts on it, and so does a midnight in a
 * series that has none.
 */
export function buildStartTest(
  frame: SeriesFrame,
  given: readonly FileTime[],
): (start: InstanceStart) => boolean {
  if (given.length === 0) return () => false;
  const times = new Set<number>();
  const days = new Set<number>();
  for (const time of given) {
    const isMidnight = getTimeOfDay(time.wall) === 0 && !time.isExact && getTimeOfDay(frame.wall) !== 0;
    if (frame.isDate) days.add(toEpochDayOf(time, frame.own));
    else if (time.isDate || isMidnight) days.add(Math.floor(time.wall / DAY));
    else times.add(toSeriesStart(frame, time).at);
  }
  return ({ wall, at }) => times.has(at) || days.has(Math.floor(wall / DAY));
}
