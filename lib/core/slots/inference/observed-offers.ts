import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { Schedule } from "../schedule";
import type { SlotSearch } from "../slot-search";
import type { OfferRules } from "./offer-rules";

/** The starts that another tool offers for one kind of meeting. */
export interface Offers {
  /** All offered starts in [from, to), ascending. */
  readonly starts: readonly Instant[];
  readonly from: Instant;
  readonly to: Instant;
  /** The time at which the offers were read. */
  readonly now: Instant;
}

/** Offers of one person, with what takes the person's time. */
export interface ObservedOffers extends Offers {
  /** Minutes. */
  readonly duration: number;
  /** All meetings of the person. */
  readonly meetings: readonly Interval[];
  /** Those of this kind, which its limits count. */
  readonly counted: readonly Interval[];
  /** Times of other calendars. */
  readonly busy: readonly Interval[];
}

/** Builds the search that offers what a person with these hours and rules would offer. */
export function buildOfferSearch(observed: ObservedOffers, hours: Schedule, rules: OfferRules): SlotSearch {
  const limits = [
    ...(rules.perDay === null ? [] : [{ per: "day", unit: "count", most: rules.perDay } as const]),
    ...(rules.perWeek === null ? [] : [{ per: "week", unit: "count", most: rules.perWeek } as const]),
  ];
  const schedule: Schedule = {
    ...hours,
    pastAsBusy: true,
    bufferBefore: rules.bufferBefore,
    bufferAfter: rules.bufferAfter,
    minimumNotice: rules.minimumNotice,
    daysAfterAsBusy: rules.daysAfter,
  };
  const { meetings, counted, busy, duration, from, to, now } = observed;
  const quotas = limits.length > 0 ? [{ of: "type" as const, limits, meetings: counted }] : [];
  return {
    hosts: [{ schedule, meetings, busy, allDay: [], quotas }],
    match: "all",
    duration,
    step: rules.step,
    align: rules.align,
    from,
    to,
    now,
  };
}
