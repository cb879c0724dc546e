import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, intersectIntervals } from "@/lib/core/time/interval";
import { areHoursEqual } from "./are-hours-equal";
import { excludeBusy } from "./exclude-busy";
import { excludeClosed } from "./exclude-closed";
import { expandWindows } from "./expand-windows";
import { filterWithFreeRoom } from "./filter-with-free-room";
import { buildGrid, listGridStarts } from "./list-grid-starts";
import { listQuorumStarts } from "./list-quorum-starts";
import { mergeStarts } from "./merge-starts";
import type { Host, Schedule } from "./schedule";
import type { SlotSearch } from "./slot-search";

/** Returns the windows of a schedule. */
export type ExpandSchedule = (schedule: Schedule) => readonly Interval[];

/** Lists the starts at which a new meeting is possible. */
export function listFreeStarts(search: SlotSearch, expand: ExpandSchedule): Instant[] {
  const starts = listHostStarts(search, expand);
  return search.rooms ? filterWithFreeRoom(starts, search.rooms, search.duration, expand) : starts;
}

/** Lists the starts at which the hosts are available. */
function listHostStarts(search: SlotSearch, expand: ExpandSchedule): Instant[] {
  const { hosts, match } = search;
  if (match === "all") return listCommonStarts(hosts, search, expand);
  if (match !== "any") return listQuorumStarts(search, match, expand);
  return hosts.map((host) => listCommonStarts([host], search, expand)).reduce(mergeStarts, []);
}

function listCommonStarts(hosts: readonly Host[], search: SlotSearch, expand: ExpandSchedule): Instant[] {
  const schedules = hosts.map((host) => host.schedule).filter((schedule) => schedule !== null);
  const [first] = schedules;
  if (first === undefined || schedules.length < hosts.length) return [];
  const windows = [...new Set(schedules.map(expand))].reduce(intersectIntervals);
  let starts = listGridStarts(windows, buildGrid(search, schedules, first));
  const { now } = search;
  const duration = search.duration * MINUTE;
  for (const host of hosts) {
    starts = excludeBusy(starts, host, duration);
    if (host.schedule) starts = excludeClosed(starts, { host, schedule: host.schedule, now, duration });
  }
  return starts;
}

/** Expands schedules with equal hours once. Later steps detect equal hours by the identity of the list. */
export function createCachedExpand({
  from,
  to,
  duration,
}: Pick<SlotSearch, "from" | "to" | "duration">): ExpandSchedule {
  const known: { schedule: Schedule; windows: readonly Interval[] }[] = [];
  return (schedule) => {
    const same = known.find((one) => areHoursEqual(one.schedule, schedule));
    if (same !== undefined) return same.windows;
    const windows = expandWindows(schedule, from, to, duration * MINUTE);
    known.push({ schedule, windows });
    return windows;
  };
}
