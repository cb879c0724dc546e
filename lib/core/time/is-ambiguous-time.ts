import { asInstant, HOUR, type Instant } from "./instant";
import { getOffsetAt } from "./zone";

/** No clock is set back by more at once. */
const FURTHEST_MS = 3 * HOUR;

/** True if the zone's clocks show this time twice, as in the hours before and after they are set back. */
export function isAmbiguousTime(zone: string, at: Instant): boolean {
  const offset = getOffsetAt(zone, at);
  return [-FURTHEST_MS, FURTHEST_MS].some((distance) => {
    const other = getOffsetAt(zone, asInstant(at + distance));
    return other !== offset && getOffsetAt(zone, asInstant(at + offset - other)) === other;
  });
}
