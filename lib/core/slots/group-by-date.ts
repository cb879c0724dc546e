import type { Instant } from "@/lib/core/time/instant";
import { fromEpochDay, type LocalDate } from "@/lib/core/time/local-date";
import { toLocalEpochDay } from "@/lib/core/time/zone";

/** Groups starts by their local date in the zone, in the order of the input. Dates without starts are absent. */
export function groupByDate(starts: readonly Instant[], zone: string): Map<LocalDate, Instant[]> {
  const groups = new Map<LocalDate, Instant[]>();
  let groupDay = Number.NaN;
  let group: Instant[] = [];
  for (const start of starts) {
    const day = toLocalEpochDay(zone, start);
    if (day !== groupDay) {
      const date = fromEpochDay(day);
      groupDay = day;
      group = groups.get(date) ?? [];
      groups.set(date, group);
    }
    group.push(start);
  }
  return groups;
}
