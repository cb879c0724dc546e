import { type LocalDate, toEpochDay } from "@/lib/core/time/local-date";
import type { AllDay } from "./schedule";

/** Returns the index of a rule in its list for a day counted from 1970-01-01; −1 if none applies. */
export type RuleIndexOfDay = (day: number) => number;

export const NO_RULE: RuleIndexOfDay = () => -1;

/**
 * Maps each day from `first` to `last` to the index of the last rule that covers it. A date covers itself. Rules that
 * `counts` excludes still count as indexes.
 */
export function mapDaysToRules<Rule extends AllDay | LocalDate>(
  rules: readonly Rule[],
  first: number,
  last: number,
  counts: (rule: Rule) => boolean = () => true,
): RuleIndexOfDay {
  if (rules.length === 0) return NO_RULE;
  const spans = toDaySpans(rules);
  const indexes = new Int32Array(last - first + 1).fill(-1);
  for (let index = 0; index < rules.length; index += 1) {
    const start = Math.max(0, (spans[2 * index] as number) - first);
    const end = Math.min((spans[2 * index + 1] as number) - first, indexes.length);
    if (start >= end || !counts(rules[index] as Rule)) continue;
    for (let i = start; i < end; i += 1) indexes[i] = index;
  }
  return (day) => indexes[day - first] ?? -1;
}

// Reading a thousand dates takes longer than finding a month of slots, and the same list is used again and again.
const known = new WeakMap<object, Int32Array>();

/** The first day of each rule, and the day after its last. */
function toDaySpans(rules: readonly (AllDay | LocalDate)[]): Int32Array {
  let spans = known.get(rules);
  if (spans === undefined) {
    spans = Int32Array.from(
      rules.flatMap((rule) =>
        typeof rule === "string"
          ? [toEpochDay(rule), toEpochDay(rule) + 1]
          : [toEpochDay(rule.from), toEpochDay(rule.to)],
      ),
    );
    known.set(rules, spans);
  }
  return spans;
}
