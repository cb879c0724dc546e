import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, intersectIntervals } from "@/lib/core/time/interval";
import { expandWindows } from "./expand-windows";
import { gridStarts } from "./grid-starts";
import type { DayRange, Host, Schedule } from "./schedule";
import { strikeOutTaken } from "./strike-out";
import { strikeOutClosed } from "./strike-out-closed";

export interface SlotSearch {
  readonly hosts: readonly Host[];
  /** `all`: a slot suits every host (several users). `any`: it suits one at least (a team). */
  readonly match: "all" | "any";
  /** Minutes. */
  readonly duration: number;
  /** Minutes between starts; as long as a slot when left out. */
  readonly step?: number | undefined;
  /** A slot belongs to [from, to) by its start. */
  readonly from: Instant;
  readonly to: Instant;
  readonly now: Instant;
}

type ExpandSchedule = (schedule: Schedule) => readonly Interval[];

/**
 * The starts of all free slots, ascending. The same ones come out whichever range is asked for: a
 * narrower range gives a part of what a wider one does.
 * @throws RangeError if duration or step is not positive
 */
export function findSlots(search: SlotSearch): Instant[] {
  const { hosts, match, duration, step = duration, from, to } = search;
  if (!(duration > 0 && step > 0)) {
    throw new RangeError(`duration and step must be positive, not ${duration} and ${step} minutes`);
  }
  if (from >= to) return [];
  const expand = expandOnce(search);
  if (match === "all") return commonSlots(hosts, search, expand);
  return hosts.map((host) => commonSlots([host], search, expand)).reduce(uniteStarts, []);
}

function commonSlots(hosts: readonly Host[], search: SlotSearch, expand: ExpandSchedule): Instant[] {
  const schedules = hosts.map((host) => host.schedule).filter((schedule) => schedule !== null);
  const [first] = schedules;
  if (first === undefined || schedules.length < hosts.length) return [];
  const windows = [...new Set(schedules.map(expand))].reduce(intersectIntervals);
  const duration = search.duration * MINUTE;
  const step = (search.step ?? search.duration) * MINUTE;
  let starts = gridStarts(windows, { duration, step, from: search.from, to: search.to, zone: first.zone });
  for (const schedule of schedules) starts = strikeOutClosed(starts, schedule, search.now);
  for (const host of hosts) starts = strikeOutTaken(starts, host, duration);
  return starts;
}

/**
 * Expands schedules with equal hours once: they share the very same list, which tells later steps that they are
 * equal.
 */
function expandOnce({ from, to, duration }: SlotSearch): ExpandSchedule {
  const known: { schedule: Schedule; windows: readonly Interval[] }[] = [];
  return (schedule) => {
    const same = known.find((one) => haveEqualHours(one.schedule, schedule));
    if (same !== undefined) return same.windows;
    const windows = expandWindows(schedule, from, to, duration * MINUTE);
    known.push({ schedule, windows });
    return windows;
  };
}

function haveEqualHours(a: Schedule, b: Schedule): boolean {
  if (a === b) return true;
  return a.zone === b.zone && a.week.every((ranges, day) => areEqual(ranges, b.week[day] ?? []));
}

function areEqual(a: readonly DayRange[], b: readonly DayRange[]): boolean {
  return (
    a.length === b.length && a.every((range, i) => range.start === b[i]?.start && range.end === b[i].end)
  );
}

/** Both ascending lists as one, each start once. */
function uniteStarts(a: readonly Instant[], b: readonly Instant[]): Instant[] {
  const united: Instant[] = [];
  let i = 0;
  let j = 0;
  for (let left = a[i], right = b[j]; left !== undefined || right !== undefined; left = a[i], right = b[j]) {
    if (right === undefined || (left !== undefined && left <= right)) {
      united.push(left as Instant);
      i += 1;
      if (left === right) j += 1;
    } else {
      united.push(right);
      j += 1;
    }
  }
  return united;
}
