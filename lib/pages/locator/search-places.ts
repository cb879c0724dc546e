import { findNearest } from "@/lib/domain/locations/find-nearest";
import { findServedPlaces } from "@/lib/domain/locations/find-served-places";
import type { ListedLocation } from "@/lib/domain/locations/list-by-name";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
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
  | { outcome: "not_served" | "unknown" | "unavailable" };

/** Most locations that a search shows. */
export const MAX_FOUND = 20;
const MAX_OTHERS = 4;
/** Two places that are worth telling apart lie this far from each other. */
const MIN_DISTANCE_METRES = 5000;

/** Looks for the address, unless the query knows where it is, and then for what is near. */
export async function searchPlaces(
  db: Db,
  locator: Locator,
  { address, near }: LocatorQuery,
  lang: Language,
): Promise<SearchResult> {
  const found = near ? [] : await findServedPlaces(db, locator, address, lang);
  if (found === "not_served" || found === "unavailable") return { outcome: found };
  const [best, ...rest] = found;
  const origin = near ?? best;
  if (!origin) return { outcome: "unknown" };
  const others = best ? differentPlaces(best, rest) : [];
  const places = (await findNearest(db, locator, { origin, within: null, limit: MAX_FOUND })).map(
    ({ _id: id, name, address, picture_url: pictureUrl, link, location, distance }) => {
      const [latitude, longitude] = location.coordinates;
      return { id, name, address, pictureUrl, link, latitude, longitude, distance };
    },
  );
  const within = places.filter(
    ({ distance }) => distance <= (locator.maxDistance ?? Number.POSITIVE_INFINITY),
  );
  return within.length > 0
    ? { outcome: "near", origin, others, places: within }
    : { outcome: "beyond", origin, others, nearest: places[0] ?? null };
}

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
