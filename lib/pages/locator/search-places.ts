import { findNearest } from "@/lib/domain/locators/locations/find-nearest";
import { findServedPlaces } from "@/lib/domain/locators/locations/find-served-places";
import type { ListedLocation } from "@/lib/domain/locators/locations/list-by-name";
import type { OpeningHours } from "@/lib/domain/locators/locations/opening-hours";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import { distanceBetween } from "@/lib/platform/geocoding/distance";
import type { FoundPlace, Place } from "@/lib/platform/geocoding/place";
import type { Language } from "@/lib/platform/i18n/languages";
import type { LocatorQuery } from "./locator-query";

type FoundLocation = ListedLocation & { distance: number };

/** What came of looking for a place. */
export type SearchResult =
  | { outcome: "near"; origin: Place; others: FoundPlace[]; places: FoundLocation[] }
  /** Nothing within the locator's `max_distance`, but this beyond. */
  | { outcome: "beyond"; origin: Place; others: FoundPlace[]; nearest: FoundLocation | null }
  /** The one that the address names, and what is near it. */
  | { outcome: "selected"; places: FoundLocation[] }
  | { outcome: "not_served" | "unknown" | "unavailable" };

/** Most locations that a search shows. */
export const MAX_FOUND = 20;
const MAX_OTHERS = 4;
/** Two places that are worth telling apart lie this far from each other. */
const MIN_DISTANCE_METRES = 5000;

/** Others that are shown with one that was chosen. */
const MAX_NEIGHBOURS = 5;

/** One location by its id or its `extid`, and its neighbours; null if there is none. */
export async function openLocation(db: Db, locator: Locator, name: string): Promise<SearchResult | null> {
  const { organizationId, id: locatorId } = locator;
  const named = isId(name) ? { id: name } : { extid: name };
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

/** Looks for the address, unless the query knows where it is, and then for what is near. */
export async function searchPlaces(
  db: Db,
  locator: Locator,
  { address, near, service }: LocatorQuery,
  lang: Language,
): Promise<SearchResult> {
  const found = near ? [] : await findServedPlaces(db, locator, address, lang);
  if (found === "not_served" || found === "unavailable") return { outcome: found };
  const [best, ...rest] = found;
  const origin = near ?? best;
  if (!origin) return { outcome: "unknown" };
  const others = best ? differentPlaces(best, rest) : [];
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
  origin: Place,
  limit: number,
  service: string | null = null,
): Promise<FoundLocation[]> =>
  (await findNearest(db, locator, { origin, within: null, limit, service })).map(
    ({ _id: id, picture_url: pictureUrl, opening_hours: openingHours, location, ...found }) => {
      const { extid, name, address, link, timezone, distance } = found;
      const [latitude, longitude] = location.coordinates;
      return {
        id,
        extid,
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

function differentPlaces(best: FoundPlace, rest: FoundPlace[]): FoundPlace[] {
  const different: FoundPlace[] = [best];
  for (const place of rest) {
    const isKnown = different.some(
      (known) => known.label === place.label || distanceBetween(known, place) < MIN_DISTANCE_METRES,
    );
    if (!isKnown) different.push(place);
  }
  return different.slice(1, MAX_OTHERS + 1);
}
