import { groupByDate } from "@/lib/core/slots/group-by-date";
import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { Openings } from "./find-openings";
import type { ViewContext } from "./view-context";

/**
 * Returns the starts to show by day. Of a day with preferred times these come alone until the visitor asks for all;
 * chosen times, and the current one of a meeting that moves, are always shown.
 */
export function pickShownStarts(
  { query, reader, currentStart }: ViewContext,
  { starts, preferred }: Pick<Openings, "starts" | "preferred">,
): Map<LocalDate, Instant[]> {
  const lists = groupByDate(starts, reader.zone);
  if (!preferred || query.allTimes) return lists;
  const isShown = (start: Instant) =>
    preferred.has(start) || start === currentStart || query.starts.includes(start);
  for (const [day, list] of lists)
    if (list.some((start) => preferred.has(start))) lists.set(day, list.filter(isShown));
  return lists;
}
