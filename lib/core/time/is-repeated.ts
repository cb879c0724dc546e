import { HOUR, type Instant, instant } from "./instant";
import { offsetAt } from "./zone";

/** No clock is set back by more at once. */
const FURTHEST_MS = 3 * HOUR;

/** Whether the zone's clocks show this time twice, as they do in the hour before they are set back and in the one after. */
export function isRepeated(zone: string, at: Instant): boolean {
  const offset = offsetAt(zone, at);
  return [-FURTHEST_MS, FURTHEST_MS].some((distance) => {
    const other = offsetAt(zone, instant(at + distance));
    return other !== offset && offsetAt(zone, instant(at + offset - other)) === other;
  });
}
