import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { CLOSING_RULES, type ClosingRule, type ClosingRuleInput } from "./closing-rules";
import { excludeIntervals } from "./exclude-closed";
import { listFocusConflicts } from "./exclude-focus-time";
import type { ExplainedSearch, SlotConflict } from "./slot-conflict";

/** Rule 5: lists every rule that closes this start for the host, each limit and each focus rule separately. */
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
  return [...closed, ...focus];
}
