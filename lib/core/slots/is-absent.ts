import { type Interval, intersectIntervals } from "@/lib/core/time/interval";
import { expandWindows } from "./expand-windows";
import type { Schedule } from "./schedule";

const ALWAYS = Array.from({ length: 7 }, () => [{ start: 0, end: 1440 }]);

/** True if an absence covers any of this time, working hours left aside. */
export function isAbsent(schedule: Schedule, time: Interval): boolean {
  if (schedule.absences.length === 0) return false;
  const open = { ...schedule, week: ALWAYS, rotation: null, dates: [], holidays: [] };
  const measure = (absences: Schedule["absences"]) =>
    intersectIntervals(expandWindows({ ...open, absences }, time.start, time.end, 0), [time]).reduce(
      (sum, { start, end }) => sum + end - start,
      0,
    );
  return measure(schedule.absences) < measure([]);
}
