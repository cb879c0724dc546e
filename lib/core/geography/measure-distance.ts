import type { Coordinates } from "./coordinates";

/** The Earth's mean radius (IUGG). */
export const EARTH_RADIUS_METRES = 6_371_008.8;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the ground on a sphere, by the haversine formula. */
export function measureDistance(one: Coordinates, other: Coordinates): number {
  const [lat1, lat2] = [toRadians(one.latitude), toRadians(other.latitude)];
  const haversine =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
