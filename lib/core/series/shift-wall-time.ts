import { type Instant, instant } from "@/lib/core/time/instant";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { epochDayAt, minuteOfDayAt, toInstant } from "@/lib/core/time/zone";

const DAY_MINUTES = 1440;

/** Minutes that the zone's clocks have counted since 1970, were there never a change of them. */
const countMinutes = (zone: string, at: Instant) =>
  epochDayAt(zone, at) * DAY_MINUTES + minuteOfDayAt(zone, at);

/** Each time later or earlier by what lies between two others on the zone's clocks. */
export function shiftWallTime(
  times: readonly Instant[],
  { from, to, zone }: { from: Instant; to: Instant; zone: string },
): Instant[] {
  const difference = countMinutes(zone, to) - countMinutes(zone, from);
  return times.map((time) => {
    if (time === from) return to;
    const shifted = countMinutes(zone, time) + difference;
    const day = Math.floor(shifted / DAY_MINUTES);
    return instant(toInstant(zone, fromEpochDay(day), shifted - day * DAY_MINUTES));
  });
}
