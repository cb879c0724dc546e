import { asInstant, type Instant } from "@/lib/core/time/instant";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { filterBySpread, findGroupZone } from "./filter-by-spread";
import { createCachedExpand, listFreeStarts } from "./list-free-starts";
import { listSeatedStarts } from "./list-seated-starts";
import { mergeStarts } from "./merge-starts";
import type { Host } from "./schedule";
import type { SlotSearch } from "./slot-search";
import type { Spread } from "./spread";
import { listStayStarts } from "./stays/find-stays";
import { findStepChoices } from "./steps/find-step-choices";

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
  if (search.steps) return findStepChoices({ ...search, steps: search.steps }).map(({ start }) => start);
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
