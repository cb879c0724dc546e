import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { toLocalDate, toLocalEpochDay } from "@/lib/core/time/zone";
import type { LimitRule } from "./closing-rules";
import { expandHours } from "./expand-hours";
import { computeNeededLimit } from "./find-full-periods";
import { findLongestBuffers } from "./find-longest-buffers";
import { findLongestJourney } from "./find-longest-journey";
import type { RuleSuggestion } from "./rule-suggestion";
import type { Host, Limit, Schedule } from "./schedule";
import type { ExplainedSearch, SlotConflict } from "./slot-conflict";
import type { SpreadRule } from "./spread";
import { countWorkingDays } from "./working-days";

/** Lists the changes of the rule that may remove the conflict, the smallest first. */
export function listSuggestions(
  search: ExplainedSearch,
  conflict: SlotConflict,
  start: Instant,
): readonly RuleSuggestion[] {
  const { duration, step = duration, align = 1, now } = search;
  // A step that divides the present one keeps all of its starts.
  if (conflict.rule === "off_grid")
    return listDivisors(step).map((finer) => ({ rule: "off_grid", step: finer }));
  if (conflict.rule === "align") {
    return listDivisors(align).map((finer) => ({ rule: "align", align: finer === 1 ? null : finer }));
  }
  if (isSpreadConflict(conflict)) return [{ rule: conflict.rule }];
  if (!("host" in conflict)) return [];
  if (search.stay && conflict.rule === "outside_hours") return []; // a day of stays needs any hours, not those of the stay
  const host = search.hosts[conflict.host];
  if (!host?.schedule) return [];
  const slot = { start, end: asInstant(start + duration * MINUTE) };
  return listRuleChanges({ ...host, schedule: host.schedule }, conflict, slot, now);
}

type SpreadConflict = Extract<SlotConflict, { rule: SpreadRule["rule"] }>;

const isSpreadConflict = (conflict: SlotConflict): conflict is SpreadConflict =>
  conflict.rule === "tidy" || conflict.rule === "adjacent" || conflict.rule === "first_of_day";

type ScheduledHost = Host & { readonly schedule: Schedule };

function listRuleChanges(
  host: ScheduledHost,
  conflict: Exclude<Extract<SlotConflict, { host: number }>, SpreadConflict>,
  slot: Interval,
  now: Instant,
): readonly RuleSuggestion[] {
  const { schedule } = host;
  const { rule, host: index } = conflict;
  switch (rule) {
    case "past":
    case "today":
      return [{ rule, host: index }];
    case "minimum_notice":
      return [{ rule, host: index, minutes: Math.max(0, Math.floor((slot.start - now) / MINUTE)) }];
    case "horizon":
      return [{ rule, host: index, days: countDays(schedule.zone, now, slot.start) }];
    case "working_days":
      return [{ rule, host: index, days: countWorkingDays(schedule, now, slot.start) }];
    case "start_date":
    case "end_date":
      return [{ rule, host: index, date: toLocalDate(schedule.zone, slot.start) }];
    case "limit":
    case "page_limit":
    case "type_limit":
      return [
        { rule, host: index, limit: conflict.limit, most: computeLimitWithMeeting(host, conflict, slot) },
      ];
    case "focus":
      return [{ rule, host: index, blocks: conflict.blocks, count: conflict.left }];
    case "evenings":
      return [{ rule, host: index, evenings: conflict.evenings, most: conflict.taken }];
    case "closed_date":
    case "absence":
      return [{ rule, host: index, index: conflict.index }];
    case "holiday":
      return [{ rule, host: index, date: conflict.date }];
    case "outside_hours":
      return expandHours(schedule, slot).map((days) => ({ rule, host: index, days }));
    case "meeting":
    case "busy":
    case "all_day":
      return conflict.buffer ? [{ rule: "buffer", host: index, ...findLongestBuffers(host, slot) }] : [];
    case "journey": {
      const minutes = findLongestJourney(host, slot);
      return minutes > 0 ? [{ rule, host: index, minutes }] : [];
    }
    case "no_availability":
    case "full":
      return [];
  }
}

/** The limit with one more meeting as long as the slot. */
function computeLimitWithMeeting(
  host: ScheduledHost,
  { rule, limit }: { rule: LimitRule; limit: Limit },
  slot: Interval,
): number {
  const meetings =
    rule === "limit" ? host.meetings : host.quotas?.find(({ limits }) => limits.includes(limit))?.meetings;
  return computeNeededLimit(limit, meetings ?? [], host.schedule, slot);
}

const countDays = (zone: string, from: Instant, to: Instant) =>
  toLocalEpochDay(zone, to) - toLocalEpochDay(zone, from);

/** The divisors of a whole number except itself, the largest first. */
function listDivisors(minutes: number): number[] {
  const divisors: number[] = [];
  for (let divisor = Math.floor(minutes / 2); divisor >= 1; divisor -= 1) {
    if (minutes % divisor === 0) divisors.push(divisor);
  }
  return divisors;
}
