import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { getWeekdayOfEpochDay } from "@/lib/core/time/local-date";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import type { DayRange } from "./schedule";

/** Hours that suit the hosts best. They close no other time (decision 204). */
export interface PreferredHours {
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
  readonly hours: DayRange;
}

/** Returns those starts whose whole meeting lies within preferred hours of one day in the zone. */
export function pickPreferredStarts(
  starts: readonly Instant[],
  { preferred, zone, duration }: { preferred: readonly PreferredHours[]; zone: string; duration: number },
): ReadonlySet<Instant> {
  const chosen = new Set<Instant>();
  const length = duration * MINUTE;
  let dayEnd = Number.NEGATIVE_INFINITY;
  let windows: { start: Instant; end: Instant }[] = [];
  for (const start of starts) {
    if (start >= dayEnd) {
      const day = toLocalEpochDay(zone, start);
      dayEnd = fromLocalEpochDay(zone, day + 1, 0);
      windows = listWindows(preferred, zone, day);
    }
    const end = asInstant(start + length);
    if (windows.some((window) => start >= window.start && end <= window.end)) chosen.add(start);
  }
  return chosen;
}

const listWindows = (preferred: readonly PreferredHours[], zone: string, day: number) =>
  preferred
    .filter(({ weekdays }) => weekdays.includes(getWeekdayOfEpochDay(day)))
    .map(({ hours }) => ({
      start: fromLocalEpochDay(zone, day, hours.start),
      end: fromLocalEpochDay(zone, day, hours.end || DAY_MINUTES),
    }));

const DAY_MINUTES = 1440;
