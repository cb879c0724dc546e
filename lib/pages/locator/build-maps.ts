import type { Coordinates } from "@/lib/core/geography/coordinates";
import type { MapCell } from "@/lib/domain/locators/locations/count-locations-by-cell";
import type { ListedLocation } from "@/lib/domain/locators/locations/list-locations-by-name";
import { LARGEST_CITIES } from "@/lib/platform/geocoding/largest-cities";
import { formatLength, pickDistanceUnit } from "./format-distance";
import { buildStateHref, type LocatorContext } from "./locator-context";
import { buildMapView } from "./map/build-map-view";
import type { ResultsView } from "./view";

/** The least number of places that make a list long enough to stand alone on a phone. */
const MIN_LISTED_PLACES = 3;

export function buildMaps(
  context: LocatorContext,
  places: ListedLocation[],
  origin: Coordinates | null,
  cells: readonly MapCell[] = [],
): Pick<ResultsView, "map" | "views"> {
  const { locator, query, reader, t, tiles } = context;
  const map = buildMapView({
    places: places.map(({ latitude, longitude }, index) => ({
      latitude,
      longitude,
      number: index + 1,
      href: `#place-${index + 1}`,
      current: query.location !== null && index === 0,
    })),
    cells: cells.map((cell) => ({
      ...cell,
      href: buildStateHref(context, { near: roundPlace(cell), from: null }),
    })),
    origin,
    within: locator.maxDistance,
    unit: pickDistanceUnit(reader),
    formatScale: (value, unit) => formatLength(reader, value, unit),
    tiles,
    cities: LARGEST_CITIES,
  });
  const isLong = map !== null && places.length >= MIN_LISTED_PLACES;
  return {
    map,
    views: isLong ? { label: t("locator.view"), list: t("locator.list"), map: t("locator.map") } : null,
  };
}

/** Rounds degrees to about a hundred metres. */
const roundPlace = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(3)),
  longitude: Number(longitude.toFixed(3)),
});
