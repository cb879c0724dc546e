import { countUnits, getStayTime, type StayRules, toDuration } from "@/lib/core/slots/stays/stay-rules";
import type { Instant } from "@/lib/core/time/instant";
import { type LocalDate, toEpochDay } from "@/lib/core/time/local-date";
import { toLocalEpochDay } from "@/lib/core/time/zone";
import type { BookablePage } from "@/lib/domain/bookings/public-page";

export type StayPage = Pick<BookablePage, "zones"> & { owner: Pick<BookablePage["owner"], "timezone"> };

/** Returns the zone on the clocks of which stays begin and end: that of the first host's hours. */
export const getStayZone = ({ zones, owner }: StayPage): string =>
  zones.find((zone) => zone !== null) ?? owner.timezone;

/** Returns the minutes from check-in on the day of `start` to check-out on the last day; null if it is no stay. */
export function measureStayUntil(
  page: StayPage,
  rules: StayRules,
  start: Instant,
  last: LocalDate,
): number | null {
  const zone = getStayZone(page);
  const first = toLocalEpochDay(zone, start);
  const units = countUnits(rules, first, toEpochDay(last));
  if (units < 1) return null;
  const time = getStayTime(rules, zone, first, units);
  return time.start === start ? toDuration(time) : null;
}
