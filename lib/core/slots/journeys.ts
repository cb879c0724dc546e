import type { Coordinates } from "@/lib/core/geography/coordinates";
import { measureDistance } from "@/lib/core/geography/measure-distance";
import type { Interval } from "@/lib/core/time/interval";

/** A place that a host travels to (decision 216). */
export interface Site {
  /** Equal for the same place; null for one that is not known yet, such as the address of a booker. */
  readonly key: string | null;
  /** As people write it. */
  readonly name: string | null;
}

/** A meeting at a place. */
export interface Visit extends Interval {
  readonly site: Site;
}

/** How a host travels between the places of meetings. */
export interface Journeys {
  /** The length of a journey between two places, or with `byDistance` between those of which the way is not known. */
  readonly minutes: number;
  /**
   * Where each weekday begins and ends, Monday first, and where the host has calls and calendar entries. Null if the
   * day may begin and end anywhere.
   */
  readonly bases: readonly (Site | null)[];
  /** Minutes for each kilometre of a straight line, and of the shortest journey. Absent: all take `minutes`. */
  readonly byDistance?: { readonly minutesPerKm: number; readonly least: number } | null | undefined;
}

/** Where a place is. */
export interface Position extends Coordinates {
  /** Known only as its town: journeys are no shorter than `Journeys.minutes`. */
  readonly isRough: boolean;
}

export type Routes = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What is stored about the ways between places (decision 241). */
export interface TravelTimes {
  /** By the keys of places. */
  readonly positions: ReadonlyMap<string, Position>;
  /** Minutes of a router, by the keys of both places, in either order. */
  readonly routes: Routes;
}

/**
 * Where the length of a journey comes from. `unlocated`: the fixed minutes, as the position of a place is not known;
 * `distance`: the straight line; `route`: a router.
 */
export type JourneySource = "fixed" | "unlocated" | "distance" | "route";

export interface Journey {
  readonly minutes: number;
  readonly by: JourneySource;
}

/** No journey is longer, so that a search reads all meetings that can be beside it. */
export const MAX_JOURNEY_MINUTES = 720;

const METRES_PER_KM = 1000;

/** Places further apart are not both known: a geocoder has found another place of the same name. */
const MAX_REACH_METRES = 1_000_000;

const NO_JOURNEY: Journey = { minutes: 0, by: "fixed" };

/** Builds the lookup of routes, which take the same time both ways. */
export function buildRoutes(list: Iterable<readonly [a: string, b: string, minutes: number]>): Routes {
  const routes = new Map<string, Map<string, number>>();
  const add = (from: string, to: string, minutes: number) => {
    const known = routes.get(from);
    if (known) known.set(to, minutes);
    else routes.set(from, new Map([[to, minutes]]));
  };
  for (const [a, b, minutes] of list) {
    add(a, b, minutes);
    add(b, a, minutes);
  }
  return routes;
}

/** Returns the journey between two places. */
export function computeJourney(
  { minutes, byDistance }: Journeys,
  travelTimes: TravelTimes | undefined,
  a: Site | null,
  b: Site | null,
): Journey {
  const [from, to] = [a?.key ?? null, b?.key ?? null];
  if (from !== null && from === to) return NO_JOURNEY;
  if (!byDistance) return { minutes, by: "fixed" };
  if (from === null || to === null || !travelTimes) return { minutes, by: "unlocated" };
  const [start, end] = [travelTimes.positions.get(from), travelTimes.positions.get(to)];
  if (!start || !end) return { minutes, by: "unlocated" };
  const metres = measureDistance(start, end);
  if (metres > MAX_REACH_METRES) return { minutes, by: "unlocated" };
  const isRough = start.isRough || end.isRough;
  const route = isRough ? undefined : travelTimes.routes.get(from)?.get(to);
  if (route !== undefined) return { minutes: limitLength(route, byDistance.least), by: "route" };
  const length = (metres / METRES_PER_KM) * byDistance.minutesPerKm;
  return { minutes: limitLength(length, isRough ? minutes : byDistance.least), by: "distance" };
}

const limitLength = (length: number, least: number): number =>
  Math.min(MAX_JOURNEY_MINUTES, Math.max(least, Math.ceil(length)));
