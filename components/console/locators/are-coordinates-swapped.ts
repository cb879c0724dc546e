export type Point = readonly [latitude: number, longitude: number];

/** Degrees; near enough to tell one country from another. */
const measureDistance = (one: Point, other: Point) =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);

const FAR_DEGREES = 10;
const MUCH_NEARER_FACTOR = 5;

/** Whether the point would lie among the others with its two numbers exchanged, and lies far from them as it is. */
export function areCoordinatesSwapped([latitude, longitude]: Point, others: readonly Point[]): boolean {
  if (others.length === 0 || Math.abs(longitude) > 90) return false;
  const nearest = (point: Point) => Math.min(...others.map((other) => measureDistance(point, other)));
  const now = nearest([latitude, longitude]);
  return now > FAR_DEGREES && nearest([longitude, latitude]) * MUCH_NEARER_FACTOR < now;
}
