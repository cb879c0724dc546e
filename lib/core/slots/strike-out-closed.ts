import type { Instant } from "@/lib/core/time/instant";
import { type Asked, CLOSING_RULES, type ClosedTime, hasClosingRules } from "./closing-rules";
import { strikeOut } from "./strike-out";

const RULES = Object.values(CLOSING_RULES);

/** The starts, ascending, that no rule of the host closes (rule 5). */
export function strikeOutClosed(starts: Instant[], asked: Asked): Instant[] {
  if (!hasClosingRules(asked)) return starts;
  return strikeOutTimes(
    starts,
    RULES.flatMap((findClosed) => findClosed(asked)),
  );
}

/** The starts, ascending, that lie in none of these. */
export const strikeOutTimes = (starts: Instant[], closed: readonly ClosedTime[]): Instant[] =>
  strikeOut(starts, closed, 1, 0);
