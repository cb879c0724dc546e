import type { Host } from "@/lib/core/slots/schedule";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";

/** One part of a meeting that has several, each with hosts of its own. */
export interface MeetingStep {
  /** Minutes. */
  readonly minutes: number;
  /** Ids of the hosts; null for all hosts of the search. */
  readonly hosts: readonly string[] | null;
  /** One of the hosts is enough; otherwise all take part. */
  readonly any: boolean;
  /** Minutes between the step and the next one. It has no effect on the step that comes last. */
  readonly gap: { readonly least: number; readonly most: number };
}

/** The parts of a meeting, one after another. */
export interface StepRules {
  /** `free`: in the first order in which all hosts are free. */
  readonly order: "fixed" | "free";
  readonly list: readonly MeetingStep[];
}

/** A gap that may vary does so by this many minutes. */
const GAP_STEP_MINUTES = 5;

/** Minutes between starts unless the search says otherwise: the whole length would leave few starts. */
export const DEFAULT_STEP_MINUTES = 15;

/** Returns the minutes of the whole with the shortest gaps. */
export const measureSteps = (rules: StepRules): number =>
  sumMinutes(rules) + sumGaps(rules, ({ gap }) => gap.least, Math.max);

/** Returns the minutes of the whole with the longest gaps. */
export const measureLongestSteps = (rules: StepRules): number =>
  sumMinutes(rules) + sumGaps(rules, ({ gap }) => gap.most, Math.min);

const sumMinutes = ({ list }: StepRules): number => list.reduce((sum, { minutes }) => sum + minutes, 0);

/** Sums all gaps but that of the last step, which in a free order is the one that `pick` selects. */
function sumGaps(
  { order, list }: StepRules,
  measure: (step: MeetingStep) => number,
  pick: (...gaps: number[]) => number,
): number {
  const gaps = list.map(measure);
  const last = order === "free" ? pick(...gaps) : (gaps.at(-1) ?? 0);
  return gaps.reduce((sum, gap) => sum + gap, 0) - last;
}

/** Lists the lengths that the gap after a step can have, in minutes, the shortest first. */
export function listGaps({ gap: { least, most } }: MeetingStep): number[] {
  const gaps: number[] = [];
  for (let gap = least; gap <= most; gap += GAP_STEP_MINUTES) gaps.push(gap);
  return gaps;
}

/** Returns the indexes of the search's hosts who can host the step. */
export const listStepHosts = ({ hosts: ids }: MeetingStep, hosts: readonly Host[]): number[] =>
  hosts.flatMap(({ id }, index) => (ids === null || (id !== undefined && ids.includes(id)) ? [index] : []));

/** Returns whether the search has all hosts that the step requires. */
export const hasRequiredHosts = (step: MeetingStep, found: readonly number[]): boolean =>
  found.length > 0 && (step.any || step.hosts === null || found.length === step.hosts.length);

export const addMinutes = (time: Instant, minutes: number): Instant => asInstant(time + minutes * MINUTE);
