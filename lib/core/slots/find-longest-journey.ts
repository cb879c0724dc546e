import { MINUTE } from "@/lib/core/time/instant";
import { areOverlapping, type Interval } from "@/lib/core/time/interval";
import { listDayJourneys } from "./list-day-journeys";
import { listJourneys } from "./list-journeys";
import type { Host } from "./schedule";

/**
 * Returns the longest fixed journey, in whole minutes, with which the slot fits beside everything; 0 if there is none.
 * Journeys by distance stay as long as they are.
 */
export function findLongestJourney(host: Host, slot: Interval): number {
  const isFixed = ({ by }: { by: string }) => by === "fixed" || by === "unlocated";
  const beside = listJourneys(host)
    .filter((journey) => isFixed(journey) && areOverlapping(journey, slot))
    .map(({ period }) => Math.max(slot.start - period.end, period.start - slot.end));
  const ends = listDayJourneys(host, slot)
    .filter((journey) => isFixed(journey) && areOverlapping(journey, slot))
    .map(({ start, end }) => Math.max(slot.start - start, end - slot.end));
  const shortest = Math.min(...beside, ...ends);
  return Number.isFinite(shortest) ? Math.max(0, Math.floor(shortest / MINUTE)) : 0;
}
