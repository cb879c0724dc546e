import { asInstant, type Instant } from "@/lib/core/time/instant";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { toInstant, toLocalEpochDay, toLocalMinute } from "@/lib/core/time/zone";

const DAY_MINUTES = 1440;

/** Minutes that the zone's wall clock has counted since 1970, clock changes left out. */
const countWallMinutes = (zone: string, at: Instant) =>
  toLocalEpochDay(zone, at) * DAY_MINUTES + toLocalMinute(zone, at);

/** Moves each time by the wall-clock difference between two others in the zone. */
export function moveWallTimes(
  times: readonly Instant[],
  { from, to, zone }: { from: Instant; to: Instant; zone: string },
): Instant[] {
  const difference = countWallMinutes(zone, to) - countWallMinutes(zone, from);
  return times.map((time) => {
    if (time === from) return to;
    const shifted = countWallMinutes(zone, time) + difference;
    const day = Math.floor(shifted / DAY_MINUTES);
    return asInstant(toInstant(zone, fromEpochDay(day), shifted - day * DAY_MINUTES));
  });
}
