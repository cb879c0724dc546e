import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { countLocationsByCell } from "@/lib/domain/locators/locations/count-locations-by-cell";
import {
  type ListedLocation,
  listInitials,
  listLocationsByName,
} from "@/lib/domain/locators/locations/list-locations-by-name";
import { findLinkedPages } from "@/lib/domain/locators/locations/services";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import type { Language } from "@/lib/platform/i18n/languages";
import { getRegionFormat, parseHourCycle } from "@/lib/platform/i18n/region-format";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildLocatorView } from "./build-locator-view";
import { findLocatorBySlug, pickLocatorLanguage } from "./find-locator-by-slug";
import { listCachedServices } from "./list-cached-services";
import { LOCATIONS_PER_PAGE } from "./locations-per-page";
import type { LocationListing, SearchOutcome } from "./locator-context";
import { type LocatorQuery, parseLocatorQuery } from "./parse-locator-query";
import { findLocationWithNeighbours, searchPlaces } from "./search-places";
import type { LocatorView } from "./view";

interface LocatorVisit {
  slug: string;
  search: URLSearchParams;
  browser: BrowserPreferences;
  /** Counts a search by address, which may call the geocoder; throws over the limit. */
  consume: () => Promise<unknown>;
  now: Instant;
}

/** Loads the locator's page for this browser, with its status; null if there is none. */
export async function loadLocatorPage(
  db: Db,
  { slug, search, browser, consume, now }: LocatorVisit,
): Promise<{ status: 200 | 429; view: LocatorView } | null> {
  const locator = await findLocatorBySlug(db, slug);
  if (!locator) return null;
  const branding = await getBranding(db, asOrganizationId(locator.organizationId));
  const services = await listCachedServices(db, locator);
  const query = resolveService(parseLocatorQuery(search), services);
  const lang = pickLocatorLanguage(locator, query, browser);
  const found = await searchWithinLimit(db, locator, query, lang, consume);
  const isListed = !("origin" in found) && found.outcome !== "selected" && found.outcome !== "not_served";
  const region = resolveRegion(lang, browser.acceptLanguage);
  const hourCycle = parseHourCycle(browser.cookies.h) ?? getRegionFormat(lang, region).hourCycle;
  const { MAP_TILE_URL: url, MAP_ATTRIBUTION: attribution } = env();
  const listing = isListed ? await listPlaces(db, locator, query) : null;
  const shown = [...listShownLocations(found), ...(listing?.places ?? [])];
  const view = buildLocatorView(
    {
      locator,
      query,
      services,
      linked: await findLinkedPages(
        db,
        locator,
        shown.map(({ id }) => id),
        query.service,
      ),
      reader: { lang, region, hourCycle },
      now,
      t: getTranslator(lang),
      tiles: url && attribution ? { url, attribution } : null,
    },
    found,
    listing,
  );
  return { status: found.outcome === "limited" ? 429 : 200, view: applyViewBranding(view, branding) };
}

/** Replaces the service's name by its spelling here; an unknown one is dropped. */
function resolveService(query: LocatorQuery, services: readonly string[]): LocatorQuery {
  const requested = query.service?.toLowerCase();
  return { ...query, service: services.find((name) => name.toLowerCase() === requested) ?? null };
}

const listShownLocations = (found: SearchOutcome): ListedLocation[] =>
  found.outcome === "beyond" ? (found.nearest ? [found.nearest] : []) : "places" in found ? found.places : [];

async function searchWithinLimit(
  db: Db,
  locator: Locator,
  query: LocatorQuery,
  lang: Language,
  consume: LocatorVisit["consume"],
): Promise<SearchOutcome> {
  const chosen = query.location ? await findLocationWithNeighbours(db, locator, query.location) : null;
  if (chosen) return chosen;
  if (!query.near) {
    if (!query.address) return { outcome: "none" };
    try {
      await consume();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return { outcome: "limited" };
    }
  }
  return searchPlaces(db, locator, query, lang);
}

async function listPlaces(
  db: Db,
  locator: Locator,
  { from, service }: LocatorQuery,
): Promise<LocationListing> {
  const places = await listLocationsByName(db, locator, from, LOCATIONS_PER_PAGE + 1, service);
  const more = places.length > LOCATIONS_PER_PAGE;
  return {
    places: places.slice(0, LOCATIONS_PER_PAGE),
    more,
    initials: from || more ? await listInitials(db, locator, service) : [],
    cells: from || more ? await countLocationsByCell(db, locator, service) : [],
  };
}
