import { parseHints } from "@/lib/domain/locators/locations/find-place";
import { listMatchingLocations } from "@/lib/domain/locators/locations/list-matching-locations";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { listCitiesByPrefix } from "@/lib/platform/geocoding/gazetteer";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { findLocatorBySlug, pickLocatorLanguage } from "./find-locator-by-slug";
import { buildLocatorHref, type LocatorQuery, parseLocatorQuery } from "./parse-locator-query";
import type { SuggestionsView } from "./view";

interface SuggestionsVisit {
  slug: string;
  search: URLSearchParams;
  browser: BrowserPreferences;
}

const MIN_LENGTH = 2;
const MAX_LOCATIONS = 5;
const MAX_CITIES = 3;

/** The same choices without the searched place. */
const withoutPlace = (query: LocatorQuery): LocatorQuery => ({
  ...query,
  address: "",
  near: null,
  from: null,
  location: null,
});

/** The address of the suggestions, to which the script adds the text as `q`. */
export const buildSuggestionsHref = (slug: string, query: LocatorQuery): string =>
  buildLocatorHref(slug, withoutPlace(query)).replace(
    `/locators/${slug}`,
    `/locators/${slug}/suggestions.json`,
  );

/** Suggests locations and cities for the text in `q`, without the geocoder; null for an unknown locator. */
export async function loadSuggestions(
  db: Db,
  { slug, search, browser }: SuggestionsVisit,
): Promise<SuggestionsView | null> {
  const locator = await findLocatorBySlug(db, slug);
  if (!locator) return null;
  const query = parseLocatorQuery(search);
  const { address: text, service } = query;
  const lang = pickLocatorLanguage(locator, query, browser);
  if (text.length < MIN_LENGTH) return { status: "", places: [] };
  const nextQuery = withoutPlace(query);
  const locations = await listMatchingLocations(db, locator, text, service, MAX_LOCATIONS);
  const cities = listCitiesByPrefix(text, parseHints(locator.addressRegionBias, lang), MAX_CITIES);
  const places = [
    ...locations.map(({ externalId: location, name, address }) => ({
      label: name,
      detail: address,
      href: buildLocatorHref(slug, { ...nextQuery, location }),
    })),
    ...cities.map(({ label: address, latitude, longitude }) => ({
      label: address,
      detail: null,
      href: buildLocatorHref(slug, { ...nextQuery, address, near: { latitude, longitude } }),
    })),
  ];
  return { status: getTranslator(lang)("locator.suggestionCount", { count: places.length }), places };
}
