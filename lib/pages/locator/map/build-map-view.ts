import type { Coordinates } from "@/lib/core/geography/coordinates";
import { EARTH_RADIUS_METRES } from "@/lib/core/geography/measure-distance";
import type { MapView, PinView } from "../view";
import { groupPins } from "./group-pins";
import type { LandWindow } from "./land/land-window";
import { buildLandUrl, MAX_WORLD_UNITS } from "./land/land-window";
import { listTiles } from "./list-tiles";
import { type DistanceUnit, pickScale } from "./pick-scale";
import { toLatitude, toWorldPoint, unwrapPoints, type WorldPoint } from "./projection";

interface MapInput {
  places: readonly (Coordinates & { number: number; href: string; current?: boolean })[];
  /** Counts per cell, which replace the places if these are more than one list page. */
  cells?: readonly (Coordinates & { count: number; href: string })[];
  origin: Coordinates | null;
  /** The radius around the origin, in metres. */
  within: number | null;
  unit: DistanceUnit;
  /** Formats the length of the scale bar. */
  formatScale: (value: number, unit: "metre" | "kilometre" | "foot" | "mile") => string;
  tiles: { url: string; attribution: string } | null;
  /** Ordered by size, the largest first. */
  cities?: readonly (Coordinates & { name: string })[];
  /** Measured in units of the drawing. */
  size?: MapSize;
}

interface MapSize {
  width: number;
  height: number;
}

/** The size beside a list and on a phone. */
export const PORTRAIT_SIZE: MapSize = { width: 640, height: 560 };
/** Space for pins at the edge. */
const PIN_MARGIN_UNITS = 56;
/** The width of a pin that joins several. */
const PIN_REACH_UNITS = 72;

/** Builds the map of these places; null without places. */
export function buildMapView({
  places,
  cells = [],
  origin,
  within,
  unit,
  formatScale,
  tiles,
  cities = [],
  size = PORTRAIT_SIZE,
}: MapInput): MapView | null {
  if (places.length === 0) return null;
  const shown = cells.length > 0 ? cells : places;
  const points = unwrapPoints([...shown, ...(origin ? [origin] : [])].map(toWorldPoint));
  const { world, left, top } = computeWorld(points, size);
  const window = { world, left, top, ...size };
  const toMap = ({ x, y }: WorldPoint) => ({ x: round(x * world - left), y: round(y * world - top) });

  const at = (index: number) => toMap(points[index] as WorldPoint);
  const pins = cells.length > 0 ? buildCellPins(cells, at) : buildPlacePins(places, at);
  const center = toLatitude((top + size.height / 2) / world);
  const metresAt = (latitude: number) =>
    (2 * Math.PI * EARTH_RADIUS_METRES * Math.cos((latitude * Math.PI) / 180)) / world;
  const { length, value, name } = pickScale(metresAt(center), unit);
  const start = origin && toMap(points.at(-1) as WorldPoint);
  const reach = origin && within !== null ? round(within / metresAt(origin.latitude)) : null;
  return {
    ...size,
    land: tiles || (360 * size.width) / world < MIN_LAND_DEGREES ? null : buildLandUrls(window),
    cities: tiles ? [] : selectCities(cities, pins, window),
    pins,
    origin: start && { ...start, reach: reach !== null && reach < 2 * size.width ? reach : null },
    scale: { length: round(length), label: formatScale(value, name) },
    tiles: tiles ? listTiles(tiles.url, window) : [],
    attribution: tiles?.attribution ?? null,
  };
}

/** The coast lines are too coarse for a narrower window. */
const MIN_LAND_DEGREES = 1;

function buildLandUrls(window: LandWindow): MapView["land"] {
  const address = buildLandUrl(window);
  return { land: `${address}#land`, borders: `${address}#borders` };
}

const buildCellPins = (cells: NonNullable<MapInput["cells"]>, at: (index: number) => WorldPoint): PinView[] =>
  cells.map(({ count, href }, index) => ({
    ...at(index),
    label: `${count}`,
    isGroup: true,
    href,
    current: false,
    places: [],
  }));

function buildPlacePins(places: MapInput["places"], at: (index: number) => WorldPoint): PinView[] {
  const pins = places.map(({ number }, index) => ({ ...at(index), number }));
  return groupPins(pins, PIN_REACH_UNITS).map(({ x, y, numbers }) => {
    const first = places.find(({ number }) => number === numbers[0]);
    return {
      x,
      y,
      label: `${numbers.length > 1 ? numbers.length : numbers[0]}`,
      isGroup: numbers.length > 1,
      href: first?.href ?? "",
      current: first?.current ?? false,
      places: numbers,
    };
  });
}

const MAX_CITIES = 9;
/** The height of a name with the space around it, and the width of a letter, on a phone, where they are largest. */
const [NAME_HEIGHT, LETTER_WIDTH] = [34, 12];
const measureName = (name: string) => name.length * LETTER_WIDTH + 16;

/** Selects the largest cities in the window if their names overlap no pin and no larger city's name. */
function selectCities(
  cities: NonNullable<MapInput["cities"]>,
  pins: readonly PinView[],
  { world, left, top, width, height }: LandWindow,
): MapView["cities"] {
  const named: MapView["cities"] = [];
  for (const { name, ...place } of cities) {
    if (named.length === MAX_CITIES) break;
    const point = toWorldPoint(place);
    const [x, y] = [round(point.x * world - left), round(point.y * world - top)];
    const end = x + measureName(name);
    const isInside = x > 12 && end < width && y > 24 && y < height - 60;
    const isOverlapping = (one: MapView["cities"][number]) =>
      one.x < end && x < one.x + measureName(one.name) && Math.abs(one.y - y) < NAME_HEIGHT;
    const isUnderName = (pin: PinView) =>
      pin.x > x - 40 && pin.x < end + 20 && pin.y > y - NAME_HEIGHT / 2 && pin.y < y + 50;
    if (isInside && !named.some(isOverlapping) && !pins.some(isUnderName)) named.push({ x, y, name });
  }
  return named;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Computes the largest world in which all points fit into the drawing, and the drawing's corner in it. */
function computeWorld(points: readonly WorldPoint[], { width, height }: MapSize) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const world = Math.min(
    MAX_WORLD_UNITS,
    (width - 2 * PIN_MARGIN_UNITS) / (east - west),
    (height - 2 * PIN_MARGIN_UNITS) / (south - north),
  );
  return {
    world,
    left: ((west + east) / 2) * world - width / 2,
    top: ((north + south) / 2) * world - height / 2,
  };
}
