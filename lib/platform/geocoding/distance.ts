import type { Place } from "./place";

/** The Earth's mean radius (IUGG). */
export const EARTH_RADIUS_METRES = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the ground on a sphere, by the haversine formula. */
export function distanceBetween(one: Place, other: Place): number {
  const [lat1, lat2] = [radians(one.latitude), radians(other.latitude)];
  const haversine =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
