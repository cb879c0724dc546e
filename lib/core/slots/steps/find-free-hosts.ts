import { excludeBusy } from "@/lib/core/slots/exclude-busy";
import { excludeClosed } from "@/lib/core/slots/exclude-closed";
import { filterWithinWindows } from "@/lib/core/slots/filter-within-windows";
import type { ExpandSchedule } from "@/lib/core/slots/list-free-starts";
import { mergeStarts } from "@/lib/core/slots/merge-starts";
import type { Host } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { FindFreeHosts } from "./plan-sequence";
import { hasRequiredHosts, listStepHosts, type StepRules } from "./step-rules";

export type StepSearch = Pick<SlotSearch, "hosts" | "now"> & { readonly steps: StepRules };

/**
 * Returns a function that finds the free hosts of a step at one of these times, which ascend, by all rules but the grid.
 * @param expand covers all of the times
 */
export function buildFreeHosts(
  search: StepSearch,
  listTimes: (step: number) => Instant[],
  expand: ExpandSchedule,
): FindFreeHosts {
  const tables = search.steps.list.map((_, step) => buildTable(search, step, listTimes(step), expand));
  return (step, start) => tables[step]?.(start) ?? null;
}

interface HostMeeting {
  /** Milliseconds. */
  duration: number;
  now: Instant;
}

/** Returns those of the times, which ascend, at which the host can be booked by all rules but the grid. */
function filterHostTimes(
  host: Host,
  times: Instant[],
  { duration, now }: HostMeeting,
  expand: ExpandSchedule,
): Instant[] {
  const { schedule } = host;
  if (schedule === null) return [];
  const open = excludeBusy(filterWithinWindows(times, expand(schedule), duration), host, duration);
  return excludeClosed(open, { host, schedule, now, duration });
}

/** Returns those of the times, which ascend, at which the step has the hosts that it needs. */
export function filterStepTimes(
  { hosts, steps, now }: StepSearch,
  index: number,
  times: Instant[],
  expand: ExpandSchedule,
): Instant[] {
  const step = steps.list[index];
  const candidates = step ? listStepHosts(step, hosts) : [];
  if (!step || !hasRequiredHosts(step, candidates)) return [];
  const meeting = { duration: step.minutes * MINUTE, now };
  const able = candidates.flatMap((at) => hosts[at] ?? []);
  if (!step.any) return able.reduce((left, host) => filterHostTimes(host, left, meeting, expand), times);
  return able.map((host) => filterHostTimes(host, times, meeting, expand)).reduce(mergeStarts, []);
}

/** Returns a function that finds the free hosts of this step alone. */
export function buildTable(
  { hosts, steps, now }: StepSearch,
  index: number,
  times: Instant[],
  expand: ExpandSchedule,
): (start: Instant) => readonly number[] | null {
  const step = steps.list[index];
  const candidates = step ? listStepHosts(step, hosts) : [];
  if (!step || !hasRequiredHosts(step, candidates)) return () => null;
  const meeting = { duration: step.minutes * MINUTE, now };
  const free = candidates.map((at) => ({
    at,
    starts: new Set(hosts[at] ? filterHostTimes(hosts[at], times, meeting, expand) : []),
  }));
  return (start) => {
    const found: number[] = [];
    for (const { at, starts } of free) if (starts.has(start)) found.push(at);
    const isEnough = step.any ? found.length > 0 : found.length === free.length;
    return isEnough ? found : null;
  };
}
