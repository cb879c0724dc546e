import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { areOverlapping } from "@/lib/core/time/interval";
import { CLOSING_RULES, type ClosingRule, type ClosingRuleInput } from "./closing-rules";
import { excludeIntervals } from "./exclude-closed";
import { listFocusConflicts } from "./exclude-focus-time";
import { listDayJourneys } from "./list-day-journeys";
import type { ExplainedSearch, SlotConflict } from "./slot-conflict";

/**
 * Rule 5: lists every rule that closes this start for the host, each limit, focus rule and journey separately.
 */
export function explainClosingRules(
  { hosts, duration, now }: ExplainedSearch,
  index: number,
  start: Instant,
): SlotConflict[] {
  const host = hosts[index];
  if (!host?.schedule) return [];
  const input: ClosingRuleInput = { host, schedule: host.schedule, now, duration: duration * MINUTE };
  const closed = (Object.keys(CLOSING_RULES) as ClosingRule[]).flatMap((rule) =>
    CLOSING_RULES[rule](input)
      .filter((interval) => excludeIntervals([start], [interval]).length === 0)
      .map(({ limit }) => ({ rule, host: index, ...(limit ? { limit } : {}) }) as SlotConflict),
  );
  const focus = listFocusConflicts(input, start).map((conflict) => ({ ...conflict, host: index }));
  const slot = { start, end: asInstant(start + input.duration) };
  const journeys = listDayJourneys(host, slot).flatMap((journey): SlotConflict[] => {
    const { minutes, by, from, ...period } = journey;
    if (!areOverlapping(journey, slot)) return [];
    return [{ rule: "journey", host: index, of: "day", period, minutes, by, from: from.name }];
  });
  return [...closed, ...focus, ...journeys];
}
