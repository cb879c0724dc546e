import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { excludeBusy } from "./exclude-busy";
import { excludeClosed } from "./exclude-closed";
import { filterWithinWindows } from "./filter-within-windows";
import type { HostQuorum } from "./host-match";
import { buildGrid, listGridStarts } from "./list-grid-starts";
import { mergeStarts } from "./merge-starts";
import type { Host, Schedule } from "./schedule";
import type { SlotSearch } from "./slot-search";

/**
 * Lists the starts, on the grid of any host, at which the fixed hosts and `count` of the others are free. The grid's
 * host does not matter to the others: hosts with days that begin at nine and at half past can meet at ten.
 */
export function listQuorumStarts(
  search: SlotSearch,
  { fixed, count }: HostQuorum,
  expand: (schedule: Schedule) => readonly Interval[],
): Instant[] {
  const { hosts, now } = search;
  const duration = search.duration * MINUTE;
  const suiting = (starts: Instant[], host: Host | undefined) => {
    if (!host?.schedule) return [];
    const within = filterWithinWindows(starts, expand(host.schedule), duration);
    const free = excludeBusy(within, host, duration);
    return excludeClosed(free, { host, schedule: host.schedule, now, duration });
  };
  const common = fixed.map((index) => hosts[index]).reduce(suiting, listAnyGridStarts(search, expand));
  if (count === 0) return common;
  const counts = new Map<Instant, number>();
  for (const [index, host] of hosts.entries()) {
    if (fixed.includes(index)) continue;
    for (const start of suiting(common, host)) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  return common.filter((start) => (counts.get(start) ?? 0) >= count);
}

/** Hosts with equal hours share one list of windows, and so one grid. */
function listAnyGridStarts(
  search: SlotSearch,
  expand: (schedule: Schedule) => readonly Interval[],
): Instant[] {
  const schedules = search.hosts.map(({ schedule }) => schedule).filter((schedule) => schedule !== null);
  const grids = new Map(schedules.map((schedule) => [expand(schedule), schedule]));
  return [...grids]
    .map(([windows, schedule]) => listGridStarts(windows, buildGrid(search, [schedule], schedule)))
    .reduce(mergeStarts, []);
}
