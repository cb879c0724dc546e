import { GRID_CELLS, LAND_SHAPES } from "./land-shapes";
import type { LandWindow } from "./land-window";

type Point = readonly [x: number, y: number];

/** Lines extend so far beyond the edge that their ends are not visible. */
const MARGIN_UNITS = 20;

/** Renders the SVG paths of land and borders in the window. */
export function renderLand(window: LandWindow): { land: string; borders: string } {
  const worlds = listShifts(window).map((shift) => renderWorld(window, shift));
  return {
    land: worlds.map(({ land }) => land).join(""),
    borders: worlds.map(({ borders }) => borders).join(""),
  };
}

/** A window, and a shape too, may cross the date line: returns the whole worlds by which shapes are shifted. */
function listShifts({ world, left, width }: LandWindow): number[] {
  const first = Math.floor(left / world) - 1;
  const last = Math.floor((left + width) / world);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const arcs: readonly (readonly Point[])[] = LAND_SHAPES.arcs.map((steps) => {
  let [x, y] = [0, 0];
  const points: Point[] = [];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
});

const decodeArc = (index: number): readonly Point[] =>
  index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);

/** Continues a ring across the date line beyond the edge of the world. */
function unwrapRing(points: readonly Point[]): readonly Point[] {
  let turns = 0;
  const unwrapped = points.map(([x, y], index): Point => {
    const step = x - (points[index - 1]?.[0] ?? x);
    if (Math.abs(step) > GRID_CELLS / 2) turns -= Math.sign(step);
    return [x + turns * GRID_CELLS, y];
  });
  return turns === 0 ? unwrapped : points; // otherwise it encloses a pole and ends at the edges
}

const rings = LAND_SHAPES.land.map((ring) => unwrapRing(ring.flatMap(decodeArc)));
const borders = LAND_SHAPES.borders.map(decodeArc);

function renderWorld({ world, left, top, width, height }: LandWindow, shift: number) {
  const toUnits = ([x, y]: Point): Point => [
    (x / GRID_CELLS + shift) * world - left,
    (y / GRID_CELLS) * world - top,
  ];
  const box = {
    west: -MARGIN_UNITS,
    east: width + MARGIN_UNITS,
    north: -MARGIN_UNITS,
    south: height + MARGIN_UNITS,
  };
  return {
    land: rings
      .map((ring) => intersectRing(ring.map(toUnits), box))
      .filter(isVisible)
      .map((points) => `${formatLine(points)}Z`)
      .join(""),
    borders: borders.map((points) => formatLines(points.map(toUnits), box)).join(""),
  };
}

/** Smaller rings are not visible. */
const MIN_RING_UNITS = 2;

function isVisible(points: readonly Point[]): boolean {
  if (points.length < 3) return false;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) >= MIN_RING_UNITS;
}

interface Box {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Clips a ring to the box, one edge after the other (Sutherland-Hodgman). */
function intersectRing(points: readonly Point[], { west, east, north, south }: Box): readonly Point[] {
  const edges: [axis: 0 | 1, at: number, keepsLess: boolean][] = [
    [0, west, false],
    [0, east, true],
    [1, north, false],
    [1, south, true],
  ];
  return edges.reduce((ring, [axis, at, keepsLess]) => {
    const isInside = (point: Point) => (keepsLess ? point[axis] <= at : point[axis] >= at);
    return ring.flatMap((point, index) => {
      const before = ring.at(index - 1) ?? point;
      const crossing = isInside(before) === isInside(point) ? [] : [computeCrossing(before, point, axis, at)];
      return isInside(point) ? [...crossing, point] : crossing;
    });
  }, points);
}

function computeCrossing(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? 1 : 0;
  const across = from[other] + share * (to[other] - from[other]);
  return axis === 0 ? [at, across] : [across, at];
}

/** Leaves out segments with both ends beyond one side of the box. */
function formatLines(points: readonly Point[], box: Box): string {
  const parts: Point[][] = [];
  let isOpen = false;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const isSeen = !(
      Math.max(before[0], point[0]) < box.west ||
      Math.min(before[0], point[0]) > box.east ||
      Math.max(before[1], point[1]) < box.north ||
      Math.min(before[1], point[1]) > box.south
    );
    if (isSeen && isOpen) parts.at(-1)?.push(point);
    else if (isSeen) parts.push([before, point]);
    isOpen = isSeen;
  }
  return parts.map(formatLine).join("");
}

/** A point within this distance of the previous one, in tenths of a unit, is left out. */
const MIN_STEP_TENTHS = 12;

/** Formats a line in tenths of a unit, each point as the offset from the previous one. */
function formatLine(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map((point, index) => {
      const [stepX, stepY] = [Math.round(point[0] * 10) - x, Math.round(point[1] * 10) - y];
      const isEnd = index === 0 || index === points.length - 1;
      if (!isEnd && Math.abs(stepX) + Math.abs(stepY) < MIN_STEP_TENTHS) return "";
      [x, y] = [x + stepX, y + stepY];
      return `${index === 0 ? "M" : "l"}${stepX / 10} ${stepY / 10}`;
    })
    .join("");
}
