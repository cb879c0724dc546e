import type { Instant } from "@/lib/core/time/instant";
import { CLOSING_RULES, type ClosedInterval, type ClosingRuleInput, hasClosingRules } from "./closing-rules";
import { excludeDayJourneys } from "./exclude-day-journeys";
import { excludeFocusTime } from "./exclude-focus-time";
import { excludeOverlaps } from "./exclude-overlaps";

const RULES = Object.values(CLOSING_RULES);

/** Returns the starts that no rule of the host closes (rule 5), ascending. */
export function excludeClosed(starts: Instant[], input: ClosingRuleInput): Instant[] {
  const open = hasClosingRules(input)
    ? excludeIntervals(
        starts,
        RULES.flatMap((findClosed) => findClosed(input)),
      )
    : starts;
  return excludeFocusTime(excludeDayJourneys(open, input), input);
}

/** Returns the starts that lie in none of the intervals, ascending. */
export const excludeIntervals = (starts: Instant[], closed: readonly ClosedInterval[]): Instant[] =>
  excludeOverlaps(starts, closed, 1, 0);
