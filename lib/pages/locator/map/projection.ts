import type { Coordinates } from "@/lib/core/geography/coordinates";

/** Web Mercator in a world of width one: x from 0 (180° west) to 1, y from 0 (85° north) to 1. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** The projection grows without bound beyond this latitude. */
const MAX_LATITUDE_DEGREES = 85.0511;

export function toWorldPoint({ latitude, longitude }: Coordinates): WorldPoint {
  const sine = Math.sin(
    (Math.max(-MAX_LATITUDE_DEGREES, Math.min(MAX_LATITUDE_DEGREES, latitude)) * Math.PI) / 180,
  );
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export const toLatitude = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/**
 * Shifts points by whole worlds so that they are as close together as possible: places on both sides of the date line
 * become neighbours. The window begins after the widest gap.
 */
export function unwrapPoints(points: readonly WorldPoint[]): WorldPoint[] {
  const xs = points.map(({ x }) => x).sort((a, b) => a - b);
  let [start, widestGap] = [xs[0] ?? 0, 1 - (xs.at(-1) ?? 0) + (xs[0] ?? 0)];
  for (const [index, x] of xs.entries()) {
    const gap = x - (xs[index - 1] ?? x);
    if (gap > widestGap) [start, widestGap] = [x, gap];
  }
  return points.map(({ x, y }) => ({ x: x < start ? x + 1 : x, y }));
}
