import { DAY, MINUTE } from "@/lib/core/time/instant";
import { toLocalEpochDay } from "@/lib/core/time/zone";
import { findSlots } from "../find-slots";
import type { Schedule } from "../schedule";
import { compareOffers, measureDifference, type OfferDifference } from "./compare-offers";
import { buildOfferSearch, type ObservedOffers } from "./observed-offers";
import { type OfferRule, type OfferRules, RULE_VALUES } from "./offer-rules";

/** Rules that the other tool tells; they are not searched. */
export type KnownRules = Partial<OfferRules>;

export interface InferredRules extends OfferDifference {
  /** The index of the hours, in the list of candidates. */
  readonly hours: number;
  readonly rules: OfferRules;
  /** By rule: the other values that explain the offers equally well. */
  readonly alternatives: Partial<Record<OfferRule, readonly (number | null)[]>>;
}

type Values = { readonly [Rule in OfferRule]: readonly OfferRules[Rule][] };

/** Rules that are searched together, as a wrong value of one hides the right one of the other. */
const GROUPS: readonly (readonly OfferRule[])[] = [
  ["daysAfter"],
  ["minimumNotice"],
  ["step", "align"],
  ["bufferBefore", "bufferAfter"],
  ["perDay"],
  ["perWeek"],
];

const MAX_ROUNDS = 4;

/** Searches the hours and rules with which the slot engine offers what was observed, start for start. */
export function inferRules(
  observed: ObservedOffers,
  hours: readonly Schedule[],
  known: KnownRules = {},
): InferredRules {
  const results = hours.map((schedule) => searchRules(observed, schedule, known));
  const best = results.reduce(
    (least, { cost }, index) => (cost < (results[least]?.cost ?? 0) ? index : least),
    0,
  );
  const [schedule, result] = [hours[best], results[best]];
  if (!schedule || !result) throw new RangeError("inferRules needs hours");
  const { rules, values } = result;
  const offered = findSlots(buildOfferSearch(observed, schedule, rules));
  return {
    hours: best,
    rules,
    ...compareOffers(observed.starts, offered),
    alternatives: listAlternatives(
      rules,
      values,
      (other) => measure(observed, schedule, other) === result.cost,
    ),
  };
}

const measure = (observed: ObservedOffers, hours: Schedule, rules: OfferRules): number =>
  measureDifference(observed.starts, findSlots(buildOfferSearch(observed, hours, rules)));

/** Improves one group of rules after the other, from several starting points, until nothing helps any more. */
function searchRules(observed: ObservedOffers, hours: Schedule, known: KnownRules) {
  const values = listValues(observed, hours, known);
  const cost = (rules: OfferRules) => measure(observed, hours, rules);
  let best: { rules: OfferRules; cost: number } | null = null;
  for (const groups of [GROUPS, [...GROUPS].reverse()]) {
    let rules = pickFirst(values);
    let least = cost(rules);
    for (let round = 0; round < MAX_ROUNDS && least > 0; round += 1) {
      const before = least;
      for (const group of groups)
        for (const candidate of combine(rules, values, group)) {
          const found = cost(candidate);
          if (found < least) [rules, least] = [candidate, found];
        }
      if (least === before) break;
    }
    if (best === null || least < best.cost) best = { rules, cost: least };
    if (best.cost === 0) break;
  }
  const found = best ?? { rules: pickFirst(values), cost: Number.POSITIVE_INFINITY };
  return { ...found, values };
}

const pickFirst = (values: Values): OfferRules =>
  Object.fromEntries(Object.entries(values).map(([rule, [first]]) => [rule, first])) as unknown as OfferRules;

function* combine(rules: OfferRules, values: Values, group: readonly OfferRule[]): Iterable<OfferRules> {
  const [rule, ...others] = group;
  if (rule === undefined) return yield rules;
  for (const value of values[rule]) yield* combine({ ...rules, [rule]: value }, values, others);
}

/** Lists the values of each rule that the observed offers do not exclude at sight, the most likely first. */
function listValues(observed: ObservedOffers, hours: Schedule, known: KnownRules): Values {
  const { starts, now, to } = observed;
  const [first, last] = [starts[0], starts.at(-1)];
  const notice = first === undefined ? Number.POSITIVE_INFINITY : (first - now) / MINUTE;
  const gaps = starts.slice(1).map((start, index) => (start - (starts[index] ?? start)) / MINUTE);
  const gap = gaps.length > 0 ? Math.min(...gaps) : observed.duration;
  const steps = [gap, observed.duration, ...RULE_VALUES.step].filter((step) => step > 0 && step <= gap);
  const values: Values = {
    ...RULE_VALUES,
    step: [...new Set(steps)],
    minimumNotice: RULE_VALUES.minimumNotice.filter((minutes) => minutes <= notice),
    daysAfter: listHorizons(hours.zone, now, last ?? now, to),
  };
  const fixed = Object.entries(known).map(([rule, value]) => [rule, [value]]);
  return { ...values, ...Object.fromEntries(fixed) };
}

/** Lists the horizons, in days, of which the last offered day is within; null first if the offers reach the end. */
function listHorizons(zone: string, now: number, last: number, to: number): (number | null)[] {
  const today = toLocalEpochDay(zone, now as never);
  const reached = toLocalEpochDay(zone, last as never) - today;
  const end = Math.floor((to - now) / DAY);
  const horizons = Array.from({ length: Math.max(end - reached, 1) }, (_, index) => reached + index);
  // A week without offers at the end is more likely a horizon than hours without an opening.
  const isOpen = end - reached <= 1;
  return isOpen ? [null, ...horizons] : [...preferRound(horizons), null];
}

const COMMON_HORIZONS = [60, 30, 14, 7, 90, 21, 28, 45, 10];

const preferRound = (days: readonly number[]) => [
  ...COMMON_HORIZONS.filter((common) => days.includes(common)),
  ...days.filter((one) => !COMMON_HORIZONS.includes(one)),
];

/** Lists, for each rule alone, the other values that change nothing. */
function listAlternatives(
  rules: OfferRules,
  values: Values,
  isEqual: (rules: OfferRules) => boolean,
): InferredRules["alternatives"] {
  const found = (Object.keys(values) as OfferRule[]).map((rule) => {
    const others = (values[rule] as readonly (number | null)[]).filter((value) => value !== rules[rule]);
    return [rule, others.filter((value) => isEqual({ ...rules, [rule]: value }))] as const;
  });
  return Object.fromEntries(found.filter(([, others]) => others.length > 0));
}
