import { expandWindows } from "@/lib/core/slots/expand-windows";
import { filterWithFreeRoom } from "@/lib/core/slots/filter-with-free-room";
import { createCachedExpand, type ExpandSchedule, listFreeStarts } from "@/lib/core/slots/list-free-starts";
import { mergeStarts } from "@/lib/core/slots/merge-starts";
import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { buildFreeHosts, filterStepTimes, type StepSearch } from "./find-free-hosts";
import { listStepOffsets, planSequence, type StepPlan } from "./plan-sequence";
import {
  addMinutes,
  DEFAULT_STEP_MINUTES,
  hasRequiredHosts,
  listStepHosts,
  measureLongestSteps,
  type StepRules,
} from "./step-rules";

/** A start with the plan of its steps. */
export interface StepChoice {
  readonly start: Instant;
  readonly end: Instant;
  readonly plan: StepPlan;
}

type SlotSearchOfSteps = SlotSearch & { readonly steps: StepRules };

/**
 * Returns the starts in [from, to) from which all steps fit, ascending. A start lies on the grid of a host of the first
 * step, in a free order of any step. Each host is checked by all rules at their own step alone.
 */
export function findStepChoices(search: SlotSearchOfSteps): StepChoice[] {
  const expand = createCachedExpand({ ...search, duration: measureLongestSteps(search.steps) });
  const starts = listFirstStarts(search, expand);
  const checked = search.steps.order === "fixed" ? 1 : 0;
  return planAll(search, starts, expand, checked).filter(({ start, end }) => isRoomFree(search, start, end));
}

/** Plans the steps from one start, on the grid or not; null if they do not fit. Rooms are not checked. */
export function findStepPlan(search: StepSearch, start: Instant): StepPlan | null {
  const range = { from: start, to: asInstant(start + 1), duration: measureLongestSteps(search.steps) };
  return planAll(search, [start], createCachedExpand(range))[0]?.plan ?? null;
}

/** @param checked the number of first steps that are known to fit at each of the starts */
function planAll(
  search: StepSearch,
  starts: readonly Instant[],
  expand: ExpandSchedule,
  checked = 0,
): StepChoice[] {
  const { steps } = search;
  const offsets = listStepOffsets(steps);
  const possible = filterByFixedSteps(search, starts, offsets, expand, checked);
  if (possible.length === 0) return [];
  if (steps.list.every((step, index) => !step.any && offsets[index]?.length === 1))
    return planFixedSteps(search, possible, offsets.flat());
  const findFree = buildFreeHosts(search, (step) => listTimes(possible, offsets[step] ?? []), expand);
  return possible.flatMap((start) => {
    const plan = planSequence(steps, start, findFree);
    const last = plan?.at(-1);
    return plan && last ? [{ start, end: last.end, plan }] : [];
  });
}

/** Plans steps that all begin a fixed time after each of the starts, at which all their hosts are free. */
function planFixedSteps(
  { steps, hosts }: StepSearch,
  starts: readonly Instant[],
  offsets: readonly number[],
): StepChoice[] {
  const parts = steps.list.map(({ minutes }, step) => ({ minutes, offset: offsets[step] ?? 0 }));
  const free = steps.list.map((step) => listStepHosts(step, hosts));
  return starts.map((start) => {
    const plan = parts.map(({ minutes, offset }, step) => ({
      step,
      start: addMinutes(start, offset),
      end: addMinutes(start, offset + minutes),
      free: free[step] ?? [],
    }));
    return { start, end: plan.at(-1)?.end ?? start, plan };
  });
}

/** Drops the starts at which a step that always begins after the same time does not fit: most of them, at little cost. */
function filterByFixedSteps(
  search: StepSearch,
  starts: readonly Instant[],
  offsets: readonly (readonly number[])[],
  expand: ExpandSchedule,
  checked: number,
): readonly Instant[] {
  let left = starts;
  for (const [step, [offset = 0, ...others]] of offsets.entries()) {
    if (step < checked || others.length > 0 || left.length === 0) continue;
    const times = filterStepTimes(search, step, listTimes(left, [offset]), expand);
    left = times.map((time) => addMinutes(time, -offset));
  }
  return left;
}

function listTimes(starts: readonly Instant[], offsets: readonly number[]): Instant[] {
  const [first = 0, ...others] = offsets;
  if (others.length === 0) return starts.map((start) => addMinutes(start, first));
  const times = new Set<Instant>();
  for (const offset of offsets) for (const start of starts) times.add(addMinutes(start, offset));
  return [...times].sort((a, b) => a - b);
}

function listFirstStarts(search: SlotSearchOfSteps, expand: ExpandSchedule): Instant[] {
  const { steps, hosts, step = DEFAULT_STEP_MINUTES, rooms: _rooms, ...range } = search;
  const first = steps.order === "free" ? steps.list : steps.list.slice(0, 1);
  return first
    .map((one) => {
      const able = listStepHosts(one, hosts);
      if (!hasRequiredHosts(one, able)) return [];
      const alone = {
        ...range,
        hosts: able.flatMap((index): Host | [] => hosts[index] ?? []),
        match: one.any ? ("any" as const) : ("all" as const),
        duration: one.minutes,
        step,
      };
      return listFreeStarts(alone, expand);
    })
    .reduce(mergeStarts, []);
}

function isRoomFree({ rooms }: SlotSearch, start: Instant, end: Instant): boolean {
  if (!rooms) return true;
  const expand = (schedule: Schedule) => expandWindows(schedule, start, asInstant(start + 1), end - start);
  return filterWithFreeRoom([start], rooms, (end - start) / MINUTE, expand).length > 0;
}
