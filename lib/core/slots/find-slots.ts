import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, intersectIntervals } from "@/lib/core/time/interval";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { areHoursEqual } from "./are-hours-equal";
import { excludeBusy } from "./exclude-busy";
import { excludeClosed } from "./exclude-closed";
import { expandWindows } from "./expand-windows";
import { filterBySpread, findGroupZone } from "./filter-by-spread";
import { filterWithFreeRoom } from "./filter-with-free-room";
import { buildGrid, listGridStarts } from "./list-grid-starts";
import { listQuorumStarts } from "./list-quorum-starts";
import { listSeatedStarts } from "./list-seated-starts";
import { mergeStarts } from "./merge-starts";
import type { Host, Schedule } from "./schedule";
import type { SlotSearch } from "./slot-search";
import type { Spread } from "./spread";
import { listStayStarts } from "./stays/find-stays";

type ExpandSchedule = (schedule: Schedule) => readonly Interval[];

/**
 * Returns the starts of all free slots, ascending. The result does not depend on the range: a narrower range returns
 * a subset of a wider one.
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
  if (search.stay) return listStayStarts({ ...search, stay: search.stay });
  const expand = createCachedExpand(search);
  const free = search.spread ? listSpreadStarts(search, search.spread) : listFreeStarts(search, expand);
  return hosts.some(({ seated }) => seated) ? mergeStarts(free, listSeatedStarts(search, expand)) : free;
}

/** Lists the free starts that the rule for whole days offers; each host of `any` has days of its own. */
function listSpreadStarts(search: SlotSearch, spread: Spread): Instant[] {
  const { hosts, match, from, to } = search;
  const findOfGroup = (group: readonly Host[]) => {
    const together = {
      ...widenToDays(search, group),
      match: match === "any" ? ("all" as const) : match,
      spread,
    };
    const expand = createCachedExpand({
      ...together,
      duration: search.duration + getRestLength(spread, group),
    });
    const starts = filterBySpread(listFreeStarts(together, expand), together, expand);
    const isWhole = together.from === from && together.to === to;
    return isWhole ? starts : starts.filter((start) => start >= from && start < to);
  };
  return match === "any"
    ? hosts.map((host) => findOfGroup([host])).reduce(mergeStarts, [])
    : findOfGroup(hosts);
}

/** Minutes after a slot that decide whether it leaves too short a rest. */
const getRestLength = (spread: Spread, hosts: readonly Host[]): number =>
  spread.rule === "tidy" ? spread.shortest + Math.max(0, ...hosts.map(getLongestBuffer)) : 0;

const getLongestBuffer = ({ schedule }: Host): number =>
  Math.max(schedule?.bufferBefore ?? 0, schedule?.bufferAfter ?? 0);

/** Widens the range to whole local days of the first host. */
function widenToDays(search: SlotSearch, hosts: readonly Host[]) {
  const zone = findGroupZone(hosts);
  if (zone === null) return { ...search, hosts };
  const first = toLocalEpochDay(zone, search.from);
  const last = toLocalEpochDay(zone, asInstant(search.to - 1));
  return {
    ...search,
    hosts,
    from: fromLocalEpochDay(zone, first, 0),
    to: fromLocalEpochDay(zone, last + 1, 0),
  };
}

/** Lists the starts at which a new meeting is possible. */
function listFreeStarts(search: SlotSearch, expand: ExpandSchedule): Instant[] {
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
function createCachedExpand({ from, to, duration }: SlotSearch): ExpandSchedule {
  const known: { schedule: Schedule; windows: readonly Interval[] }[] = [];
  return (schedule) => {
    const same = known.find((one) => areHoursEqual(one.schedule, schedule));
    if (same !== undefined) return same.windows;
    const windows = expandWindows(schedule, from, to, duration * MINUTE);
    known.push({ schedule, windows });
    return windows;
  };
}
