import { IANAZone } from "luxon";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";

/** Zones that together cover everything a zone can do to a schedule. */
export const TEST_ZONES = [
  "Europe/Paris",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "Asia/Kathmandu",
  "Asia/Beirut",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Antarctica/Troll",
  "UTC",
] as const;

/** Lists the days, as midnights in UTC, on which the zone changes its offset. */
export function listTransitionDays(zoneName: string, firstYear: number, lastYear: number): Instant[] {
  const zone = IANAZone.create(zoneName);
  const days: Instant[] = [];
  for (let day = Date.UTC(firstYear, 0, 1); day < Date.UTC(lastYear + 1, 0, 1); day += DAY) {
    if (zone.offset(day) !== zone.offset(day + DAY)) days.push(asInstant(day));
  }
  return days;
}
