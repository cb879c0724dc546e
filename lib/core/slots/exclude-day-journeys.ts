import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { ClosingRuleInput } from "./closing-rules";
import { excludeOverlaps } from "./exclude-overlaps";
import { listDayJourneys } from "./list-day-journeys";

/** Returns the starts at which the host gets there from their base in time, and back within the hours. `starts` ascend. */
export function excludeDayJourneys(starts: Instant[], { host, duration }: ClosingRuleInput): Instant[] {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return starts;
  const journeys = listDayJourneys(host, { start: first, end: asInstant(last + duration) });
  return excludeOverlaps(starts, journeys, duration, 0);
}
