import type { Coordinates } from "@/lib/core/geography/coordinates";
import { measureDistance } from "@/lib/core/geography/measure-distance";
import { findNearestLocations } from "@/lib/domain/locators/locations/find-nearest-locations";
import { findServedPlaces } from "@/lib/domain/locators/locations/find-served-places";
import type { ListedLocation } from "@/lib/domain/locators/locations/list-locations-by-name";
import type { OpeningHours } from "@/lib/domain/locators/locations/opening-hours-schema";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import type { GeocodedPlace } from "@/lib/platform/geocoding/geocoded-place";
import type { Language } from "@/lib/platform/i18n/languages";
import type { LocatorQuery } from "./parse-locator-query";

type FoundLocation = ListedLocation & { distance: number };

/** The outcome of a search. */
export type LocationSearchResult =
  | { outcome: "near"; origin: Coordinates; others: GeocodedPlace[]; places: FoundLocation[] }
  /** No location is within the locator's `max_distance`, but this one is beyond. */
  | { outcome: "beyond"; origin: Coordinates; others: GeocodedPlace[]; nearest: FoundLocation | null }
  /** The selected location and its neighbours. */
  | { outcome: "selected"; places: FoundLocation[] }
  | { outcome: "not_served" | "unknown" | "unavailable" };

/** The greatest number of locations that a search returns. */
export const MAX_FOUND = 20;
const MAX_OTHERS = 4;
/** The least distance between two geocoded places that are offered as alternatives. */
const MIN_DISTANCE_METRES = 5000;

/** The greatest number of neighbours of a selected location. */
const MAX_NEIGHBOURS = 5;

/** Finds a location by its id or its `extid`, with its neighbours; null if there is none. */
export async function findLocationWithNeighbours(
  db: Db,
  locator: Locator,
  name: string,
): Promise<LocationSearchResult | null> {
  const { organizationId, id: locatorId } = locator;
  const named = isId(name) ? { id: name } : { externalId: name };
  const chosen = await db.location.findFirst({ where: { organizationId, locatorId, ...named } });
  if (!chosen) return null;
  const others = await listNearest(db, locator, chosen, MAX_NEIGHBOURS + 1);
  const neighbours = others.filter(({ id }) => id !== chosen.id).slice(0, MAX_NEIGHBOURS);
  return {
    outcome: "selected",
    places: [
      { ...chosen, openingHours: chosen.openingHours as OpeningHours | null, distance: 0 },
      ...neighbours,
    ],
  };
}

/** Geocodes the address unless the query has its position, then searches nearby. */
export async function searchPlaces(
  db: Db,
  locator: Locator,
  { address, near, service }: LocatorQuery,
  lang: Language,
): Promise<LocationSearchResult> {
  const found = near ? [] : await findServedPlaces(db, locator, address, lang);
  if (found === "not_served" || found === "unavailable") return { outcome: found };
  const [best, ...rest] = found;
  const origin = near ?? best;
  if (!origin) return { outcome: "unknown" };
  const others = best ? excludeSimilarPlaces(best, rest) : [];
  const places = await listNearest(db, locator, origin, MAX_FOUND, service);
  const within = places.filter(
    ({ distance }) => distance <= (locator.maxDistance ?? Number.POSITIVE_INFINITY),
  );
  return within.length > 0
    ? { outcome: "near", origin, others, places: within }
    : { outcome: "beyond", origin, others, nearest: places[0] ?? null };
}

const listNearest = async (
  db: Db,
  locator: Locator,
  origin: Coordinates,
  limit: number,
  service: string | null = null,
): Promise<FoundLocation[]> =>
  (await findNearestLocations(db, locator, { origin, within: null, limit, service })).map(
    ({ _id: id, picture_url: pictureUrl, opening_hours: openingHours, location, ...found }) => {
      const { extid: externalId, name, address, link, timezone, distance } = found;
      const [latitude, longitude] = location.coordinates;
      return {
        id,
        externalId,
        name,
        address,
        pictureUrl,
        link,
        openingHours,
        timezone,
        latitude,
        longitude,
        distance,
      };
    },
  );

function excludeSimilarPlaces(best: GeocodedPlace, rest: GeocodedPlace[]): GeocodedPlace[] {
  const different: GeocodedPlace[] = [best];
  for (const place of rest) {
    const isKnown = different.some(
      (known) => known.label === place.label || measureDistance(known, place) < MIN_DISTANCE_METRES,
    );
    if (!isKnown) different.push(place);
  }
  return different.slice(1, MAX_OTHERS + 1);
}
