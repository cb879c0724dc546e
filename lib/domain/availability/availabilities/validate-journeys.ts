import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { StoredDays } from "./days";
import type { StoredJourneys } from "./journeys-schema";
import type { WeeklyHours } from "./validate-focus";

/**
 * Throws if the journeys there and back take all of each day's hours. Availabilities without hours, and with dates of
 * their own, are not checked.
 */
export function validateJourneys(
  { minutes, minutes_per_km, least = 0, bases = [] }: StoredJourneys,
  { weeks, hasDates }: WeeklyHours,
  pointer: string,
): void {
  if (hasDates || bases.length === 0) return;
  const lengths = weeks
    .flatMap((week) => WEEKDAYS.map((day) => measureDay(week[day])))
    .filter((one) => one > 0);
  const longest = Math.max(0, ...lengths);
  const shortest = minutes_per_km === undefined ? minutes : least;
  if (longest === 0 || 2 * shortest < longest) return;
  throw buildFieldProblem(
    `${pointer}/${minutes_per_km === undefined ? "minutes" : "least"}`,
    "too_big",
    `has ${shortest} minutes there and as many back, but the hours of a day have at most ${longest} minutes from first to last`,
  );
}

/** Returns the minutes from the first to the last of a day's hours. */
function measureDay({ enabled, slots }: StoredDays[keyof StoredDays]): number {
  if (!enabled || slots.length === 0) return 0;
  return Math.max(...slots.map(({ end }) => end || 1440)) - Math.min(...slots.map(({ start }) => start));
}
