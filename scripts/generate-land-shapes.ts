import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { EARTH_RADIUS_METRES } from "../lib/core/geography/measure-distance";
import { GRID_CELLS, type LandShapes } from "../lib/pages/locator/map/land/land-shapes";
import { toLatitude, toWorldPoint } from "../lib/pages/locator/map/projection";
import { projectRoot } from "./project-root";

/**
 * Writes `land-shapes.json`, the land, coasts and borders of maps, from Natural Earth (public domain) as the package
 * `world-atlas` carries it: `npm pack world-atlas@2.0.2`, then `npx tsx scripts/generate-land-shapes.ts
 * package/countries-50m.json`.
 */
interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: Geometry[] }; land: { geometries: Geometry[] } };
}

type Geometry = { type: "Polygon"; arcs: number[][] } | { type: "MultiPolygon"; arcs: number[][][] };

type Point = [x: number, y: number];

/** The largest distance of a simplified line from the original. */
const TOLERANCE_METRES = 2700;
/** Nearer to the poles, where few users are, coasts may be coarser. */
const POLAR_LATITUDE_DEGREES = 60;
const POLAR_FACTOR = 4;
/** Smaller islands are left out. */
const MIN_ISLAND_SQUARE_METRES = 200e6;
const MAX_PACKED_BYTES = 60_000;

const METRES_PER_CELL = (2 * Math.PI * EARTH_RADIUS_METRES) / GRID_CELLS;

function writeLandShapes([file]: string[]) {
  if (!file) throw new Error("Name the file countries-50m.json");
  const topology: Topology = JSON.parse(readFileSync(file, "utf8"));
  const shapes = buildShapes(topology);
  const text = `${JSON.stringify(shapes)}\n`;
  const packed = gzipSync(text, { level: 9 }).length;
  if (packed > MAX_PACKED_BYTES) throw new Error(`${packed} bytes are more than ${MAX_PACKED_BYTES}`);
  writeFileSync(path.join(projectRoot, "lib/pages/locator/map/land/land-shapes.json"), text);
  console.log(`${shapes.arcs.length} lines, ${shapes.land.length} rings, ${packed} bytes packed`);
}

function buildShapes(topology: Topology): LandShapes {
  const arcs = topology.arcs.map((arc) => toGridArc(arc, topology.transform));
  const uses = countUses(topology.objects.countries.geometries);
  const rings = topology.objects.land.geometries.flatMap(listRings).filter((ring) => isLarge(ring, arcs));
  const borders = [...uses].filter(([, count]) => count > 1).map(([index]) => index);
  const usedArcs = [...new Set([...rings.flat().map(getArcIndex), ...borders])].sort((a, b) => a - b);
  const renamed = new Map(usedArcs.map((index, newIndex) => [index, newIndex]));
  const rename = (index: number) => {
    const newIndex = renamed.get(getArcIndex(index)) ?? 0;
    return index < 0 ? ~newIndex : newIndex;
  };
  return {
    arcs: usedArcs.map((index) => encodePoints(reducePoints(arcs[index] ?? []))),
    land: rings.map((ring) => ring.map(rename)),
    borders: borders.map(rename),
  };
}

/** A ring that runs against an arc names the arc's complement. */
const getArcIndex = (index: number) => (index < 0 ? ~index : index);

function toGridArc(arc: [number, number][], { scale, translate }: Topology["transform"]): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    const point = toWorldPoint({
      latitude: y * scale[1] + translate[1],
      longitude: x * scale[0] + translate[0],
    });
    return [point.x * GRID_CELLS, point.y * GRID_CELLS];
  });
}

const listRings = ({ type, arcs }: Geometry): number[][] => (type === "Polygon" ? arcs : arcs.flat());

/** Counts the countries that have each arc in their outline. */
function countUses(countries: Geometry[]): Map<number, number> {
  const uses = new Map<number, number>();
  for (const country of countries)
    for (const index of new Set(listRings(country).flat().map(getArcIndex)))
      uses.set(index, (uses.get(index) ?? 0) + 1);
  return uses;
}

function isLarge(ring: number[], arcs: Point[][]): boolean {
  const points = ring.flatMap((index) =>
    index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []),
  );
  const area = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const { metres, isPolar } = measureCell(points[0]?.[1] ?? 0);
  return (Math.abs(area) / 2) * metres ** 2 >= MIN_ISLAND_SQUARE_METRES * (isPolar ? POLAR_FACTOR ** 2 : 1);
}

/** Mercator enlarges everything with the distance from the equator. */
function measureCell(y: number) {
  const latitude = toLatitude(y / GRID_CELLS);
  return {
    metres: METRES_PER_CELL * Math.cos((latitude * Math.PI) / 180),
    isPolar: Math.abs(latitude) > POLAR_LATITUDE_DEGREES,
  };
}

/** Simplifies a line (Ramer, Douglas and Peucker): points close to the line between its ends are left out. */
function reducePoints(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [furthest, most] = [0, 0];
  for (const [index, point] of points.entries()) {
    const distance = measureDistanceToLine(point, first, last);
    if (distance > most) [furthest, most] = [index, distance];
  }
  const { metres, isPolar } = measureCell(points[furthest]?.[1] ?? first[1]);
  if (most * metres <= TOLERANCE_METRES * (isPolar ? POLAR_FACTOR : 1)) return [first, last];
  return [
    ...reducePoints(points.slice(0, furthest + 1)).slice(0, -1),
    ...reducePoints(points.slice(furthest)),
  ];
}

function measureDistanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
}

/** Encodes in whole cells, each point as the difference to the previous one. */
function encodePoints(points: Point[]): number[] {
  let [beforeX, beforeY] = [0, 0];
  return points.flatMap(([x, y]) => {
    const [cellX, cellY] = [Math.round(x), Math.round(y)];
    const step = [cellX - beforeX, cellY - beforeY];
    [beforeX, beforeY] = [cellX, cellY];
    return step;
  });
}

writeLandShapes(process.argv.slice(2));
