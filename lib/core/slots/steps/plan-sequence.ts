import type { Instant } from "@/lib/core/time/instant";
import { addMinutes, listGaps, type MeetingStep, type StepRules } from "./step-rules";

/** One part of a plan. */
export interface PlannedPart {
  /** Index in the rules. */
  readonly step: number;
  readonly start: Instant;
  readonly end: Instant;
  /** Indexes of the hosts who are free: one of them is needed if the step has `any`, else they are all that it has. */
  readonly free: readonly number[];
}

export type StepPlan = readonly PlannedPart[];

/** Returns the hosts that are free for a step at a time; null if they are too few. */
export type FindFreeHosts = (step: number, start: Instant) => readonly number[] | null;

/** More than the minutes of the longest meeting of steps. */
const MAX_OFFSET = 4096;

/**
 * Plans the steps from a start on; null if they do not fit. Of several plans it returns the first by the order of the
 * list, with the shortest gaps first.
 */
export function planSequence(rules: StepRules, start: Instant, findFree: FindFreeHosts): StepPlan | null {
  const { list } = rules;
  const failed = new Set<number>(); // sets of placed steps with the minutes after the start
  const plan = (placed: number, offset: number): PlannedPart[] | null => {
    const key = placed * MAX_OFFSET + offset;
    if (failed.has(key)) return null;
    const time = addMinutes(start, offset);
    for (const step of listNextSteps(rules, placed)) {
      const { minutes } = list[step] as MeetingStep;
      const free = findFree(step, time);
      if (!free) continue;
      const part = { step, start: time, end: addMinutes(time, minutes), free };
      const after = placed | (1 << step);
      if (isComplete(rules, after)) return [part];
      for (const gap of listGaps(list[step] as MeetingStep)) {
        const rest = plan(after, offset + minutes + gap);
        if (rest) return [part, ...rest];
      }
    }
    failed.add(key);
    return null;
  };
  return plan(0, 0);
}

/** Lists the minutes after the start at which each step can begin, ascending. */
export function listStepOffsets(rules: StepRules): number[][] {
  const { list } = rules;
  const offsets = list.map(() => new Set<number>());
  const seen = new Set<number>();
  const visit = (placed: number, offset: number) => {
    const key = placed * MAX_OFFSET + offset;
    if (seen.has(key)) return;
    seen.add(key);
    for (const step of listNextSteps(rules, placed)) {
      offsets[step]?.add(offset);
      const { minutes } = list[step] as MeetingStep;
      const after = placed | (1 << step);
      if (!isComplete(rules, after))
        for (const gap of listGaps(list[step] as MeetingStep)) visit(after, offset + minutes + gap);
    }
  };
  visit(0, 0);
  return offsets.map((times) => [...times].sort((a, b) => a - b));
}

/** Lists the steps that can be next; `placed` has a bit for each step that took place. */
function listNextSteps({ list, order }: StepRules, placed: number): number[] {
  const left: number[] = [];
  for (let step = 0; step < list.length; step += 1) {
    if (placed & (1 << step)) continue;
    left.push(step);
    if (order === "fixed") break;
  }
  return left;
}

const isComplete = ({ list }: StepRules, placed: number): boolean => placed === (1 << list.length) - 1;
