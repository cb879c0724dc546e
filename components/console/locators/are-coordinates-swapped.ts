export type Point = readonly [latitude: number, longitude: number];

/** The distance in degrees, sufficient to distinguish countries. */
const measureDistance = (one: Point, other: Point) =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);

const FAR_DEGREES = 10;
const MUCH_NEARER_FACTOR = 5;

/** Returns true if the point is far from the others but would be among them with latitude and longitude swapped. */
export function areCoordinatesSwapped([latitude, longitude]: Point, others: readonly Point[]): boolean {
  if (others.length === 0 || Math.abs(longitude) > 90) return false;
  const nearest = (point: Point) => Math.min(...others.map((other) => measureDistance(point, other)));
  const now = nearest([latitude, longitude]);
  return now > FAR_DEGREES && nearest([longitude, latitude]) * MUCH_NEARER_FACTOR < now;
}
