import { createCachedExpand } from "@/lib/core/slots/list-free-starts";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { buildTable, type StepSearch } from "./find-free-hosts";
import { addMinutes, listStepHosts, type MeetingStep } from "./step-rules";

interface FailedStep {
  /** Index in the rules. */
  step: number;
  rules: MeetingStep;
  /** Indexes of the hosts who can host it. */
  hosts: readonly number[];
  period: Interval;
}

/**
 * Finds the step at which a start fails that has no plan: each step takes place as soon as it can, and of a free order
 * the first step of the list that fits is next.
 */
export function findFailedStep(search: StepSearch, start: Instant): FailedStep | null {
  const { list, order } = search.steps;
  const longest = Math.max(...list.map(({ minutes }) => minutes));
  let left = list.map((_, index) => index);
  let time = start;
  while (left.length > 0) {
    const expand = createCachedExpand({ from: time, to: asInstant(time + 1), duration: longest });
    const at = time;
    const isFree = (step: number) => buildTable(search, step, [at], expand)(at) !== null;
    const candidates = order === "fixed" ? left.slice(0, 1) : left;
    const next = candidates.find(isFree);
    const step = next ?? left[0] ?? 0;
    const rules = list[step];
    if (!rules) return null;
    const end = addMinutes(time, rules.minutes);
    if (next === undefined)
      return { step, rules, hosts: listStepHosts(rules, search.hosts), period: { start: time, end } };
    left = left.filter((index) => index !== next);
    time = addMinutes(end, rules.gap.least);
  }
  return null;
}
