import { EARTH_RADIUS_METRES } from "@/lib/platform/geocoding/distance";
import type { Place } from "@/lib/platform/geocoding/place";
import { clusterPins } from "./cluster-pins";
import { latitudeAt, projectPlace, unwrapPoints, type WorldPoint } from "./projection";
import { chooseScale, type DistanceUnit } from "./scale-bar";
import { listTiles } from "./tiles";
import type { MapView } from "./view";

interface Shown {
  places: readonly (Place & { number: number; href: string })[];
  origin: Place | null;
  /** Metres around the origin. */
  within: number | null;
  unit: DistanceUnit;
  /** Writes a length of the scale bar. */
  formatScale: (value: number, unit: "metre" | "kilometre" | "foot" | "mile") => string;
  tiles: { url: string; attribution: string } | null;
  /** Units of the drawing. */
  size?: Size;
}

interface Size {
  width: number;
  height: number;
}

/** Beside a list, and on a phone. */
export const UPRIGHT_SIZE: Size = { width: 640, height: 560 };
/** Room for pins at the edge. */
const PIN_MARGIN_UNITS = 56;
/** Units of the drawing a world is wide at most: streets can be told apart. */
const MAX_WORLD_UNITS = 256 * 2 ** 15;
/** As wide as a pin that stands for several. */
const PIN_REACH_UNITS = 72;

/** The map of these places; null where there is nothing to show. */
export function mapView({
  places,
  origin,
  within,
  unit,
  formatScale,
  tiles,
  size = UPRIGHT_SIZE,
}: Shown): MapView | null {
  if (places.length === 0) return null;
  const points = unwrapPoints([...places, ...(origin ? [origin] : [])].map(projectPlace));
  const { world, left, top } = fitWorld(points, size);
  const toMap = ({ x, y }: WorldPoint) => ({ x: round(x * world - left), y: round(y * world - top) });

  const pins = places.map(({ number, href }, index) => ({
    ...toMap(points[index] as WorldPoint),
    number,
    href,
  }));
  const center = latitudeAt((top + size.height / 2) / world);
  const metresAt = (latitude: number) =>
    (2 * Math.PI * EARTH_RADIUS_METRES * Math.cos((latitude * Math.PI) / 180)) / world;
  const { length, value, name } = chooseScale(metresAt(center), unit);
  const start = origin && toMap(points.at(-1) as WorldPoint);
  const reach = origin && within !== null ? round(within / metresAt(origin.latitude)) : null;
  return {
    ...size,
    grid: buildGrid(world, left, top, size),
    pins: clusterPins(pins, PIN_REACH_UNITS).map(({ x, y, numbers }) => ({
      x,
      y,
      label: formatPinLabel(numbers),
      wide: numbers.length > 1,
      href: pins.find(({ number }) => number === numbers[0])?.href ?? "",
    })),
    origin: start && { ...start, reach: reach !== null && reach < 2 * size.width ? reach : null },
    scale: { length: round(length), label: formatScale(value, name) },
    tiles: tiles ? listTiles(tiles.url, { world, left, top, ...size }) : [],
    attribution: tiles?.attribution ?? null,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

const formatPinLabel = ([first = 0, ...others]: number[]) =>
  others.length === 0 ? `${first}` : `${first} +${others.length}`;

/** The largest world in which all points fit into the drawing, and the drawing's corner in it. */
function fitWorld(points: readonly WorldPoint[], { width, height }: Size) {
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

/** Degrees between two lines of the grid. */
const GRID_STEPS_DEGREES = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30];
/** Units between two lines at least. */
const MIN_GAP_UNITS = 90;

function buildGrid(world: number, left: number, top: number, { width, height }: Size): MapView["grid"] {
  const step = GRID_STEPS_DEGREES.find((each) => (each / 360) * world >= MIN_GAP_UNITS) ?? 60;
  const degrees = (value: number) => `${Number(Math.abs(value).toFixed(3))}°`;
  const [west, east] = [(left / world - 0.5) * 360, ((left + width) / world - 0.5) * 360];
  const meridians = multiplesBetween(west, east, step).map((longitude) => {
    const real = ((longitude + 540) % 360) - 180;
    const side = real === 0 || real === -180 ? "" : real > 0 ? " E" : " W";
    return { at: round((longitude / 360 + 0.5) * world - left), label: `${degrees(real)}${side}` };
  });
  const [south, north] = [latitudeAt((top + height) / world), latitudeAt(top / world)];
  const parallels = multiplesBetween(south, north, step).map((latitude) => ({
    at: round(projectPlace({ latitude, longitude: 0 }).y * world - top),
    label: `${degrees(latitude)}${latitude === 0 ? "" : latitude > 0 ? " N" : " S"}`,
  }));
  return { meridians, parallels };
}

function multiplesBetween(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(3)));
}
