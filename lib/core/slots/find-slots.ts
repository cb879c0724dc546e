import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, intersectIntervals } from "@/lib/core/time/interval";
import { expandWindows } from "./expand-windows";
import { gridStarts, layGrid } from "./grid-starts";
import { haveEqualHours } from "./have-equal-hours";
import { partySlots } from "./party-slots";
import { keepWithRoom } from "./room-starts";
import type { Host, Schedule } from "./schedule";
import { seatedStarts } from "./seated-starts";
import type { SlotSearch } from "./slot-search";
import { strikeOutClosed } from "./strike-out-closed";
import { strikeOutTaken } from "./strike-out-taken";
import { uniteStarts } from "./unite-starts";

type ExpandSchedule = (schedule: Schedule) => readonly Interval[];

/**
 * The starts of all free slots, ascending. The same ones come out whichever range is asked for: a
 * narrower range gives a part of what a wider one does.
 * @throws RangeError if duration, step or align is not positive
 */
export function findSlots(search: SlotSearch): Instant[] {
  const { hosts, duration, step = duration, align = 1, from, to } = search;
  if (!(duration > 0 && step > 0 && align > 0)) {
    throw new RangeError(
      `duration, step and align must be positive, not ${duration}, ${step} and ${align} minutes`,
    );
  }
  if (from >= to) return [];
  const expand = expandOnce(search);
  const free = freeSlots(search, expand);
  return hosts.some(({ seated }) => seated) ? uniteStarts(free, seatedStarts(search, expand)) : free;
}

/** At which a new meeting could be. */
function freeSlots(search: SlotSearch, expand: ExpandSchedule): Instant[] {
  const starts = hostSlots(search, expand);
  return search.rooms ? keepWithRoom(starts, search.rooms, search.duration, expand) : starts;
}

/** At which the hosts could hold one. */
function hostSlots(search: SlotSearch, expand: ExpandSchedule): Instant[] {
  const { hosts, match } = search;
  if (match === "all") return commonSlots(hosts, search, expand);
  if (match !== "any") return partySlots(search, match, expand);
  return hosts.map((host) => commonSlots([host], search, expand)).reduce(uniteStarts, []);
}

function commonSlots(hosts: readonly Host[], search: SlotSearch, expand: ExpandSchedule): Instant[] {
  const schedules = hosts.map((host) => host.schedule).filter((schedule) => schedule !== null);
  const [first] = schedules;
  if (first === undefined || schedules.length < hosts.length) return [];
  const windows = [...new Set(schedules.map(expand))].reduce(intersectIntervals);
  let starts = gridStarts(windows, layGrid(search, schedules, first));
  const { now } = search;
  const duration = search.duration * MINUTE;
  for (const host of hosts) {
    starts = strikeOutTaken(starts, host, duration);
    if (host.schedule) starts = strikeOutClosed(starts, { host, schedule: host.schedule, now, duration });
  }
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
