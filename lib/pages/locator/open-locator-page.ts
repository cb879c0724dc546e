import type { Instant } from "@/lib/core/time/instant";
import { countByCell } from "@/lib/domain/locators/locations/count-by-cell";
import { type ListedLocation, listByName, listInitials } from "@/lib/domain/locators/locations/list-by-name";
import { findLinkedPages } from "@/lib/domain/locators/locations/services";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { dressView } from "@/lib/pages/frame/dress-frame";
import type { Browser } from "@/lib/pages/frame/reader";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { ApiProblem } from "@/lib/platform/http/problem";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import type { Language } from "@/lib/platform/i18n/languages";
import { getRegionHabits, readHourCycle } from "@/lib/platform/i18n/region-habits";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { knownServices } from "./known-services";
import { type LocatorQuery, readLocatorQuery } from "./locator-query";
import { type Listing, locatorView, type SearchOutcome } from "./locator-view";
import { PAGE_LOCATIONS } from "./page-locations";
import { openLocation, searchPlaces } from "./search-places";
import type { LocatorView } from "./view";
import { chooseLocatorLanguage, findLocator } from "./visited-locator";

interface LocatorVisit {
  handle: string;
  search: URLSearchParams;
  browser: Browser;
  /** Counts a search by address, which may cost a question to the geocoder; throws over the limit. */
  consume: () => Promise<unknown>;
  now: Instant;
}

/** The locator's page as this browser gets to see it, and with which status; null if there is none. */
export async function openLocatorPage(
  db: Db,
  { handle, search, browser, consume, now }: LocatorVisit,
): Promise<{ status: 200 | 429; view: LocatorView } | null> {
  const locator = await findLocator(db, handle);
  if (!locator) return null;
  const look = await readLook(db, asOrganizationId(locator.organizationId));
  const services = await knownServices(db, locator);
  const query = withKnownService(readLocatorQuery(search), services);
  const lang = chooseLocatorLanguage(locator, query, browser);
  const found = await searchWithinLimit(db, locator, query, lang, consume);
  const isListed = !("origin" in found) && found.outcome !== "selected" && found.outcome !== "not_served";
  const region = chooseRegion(lang, browser.acceptLanguage);
  const hourCycle = readHourCycle(browser.cookies.h) ?? getRegionHabits(lang, region).hourCycle;
  const { MAP_TILE_URL: url, MAP_ATTRIBUTION: attribution } = env();
  const listing = isListed ? await listPlaces(db, locator, query) : null;
  const shown = [...listShown(found), ...(listing?.places ?? [])];
  const view = locatorView(
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
  return { status: found.outcome === "limited" ? 429 : 200, view: dressView(view, look) };
}

/** By the name that the service has here; one that nobody offers is as good as none. */
function withKnownService(query: LocatorQuery, services: readonly string[]): LocatorQuery {
  const wanted = query.service?.toLowerCase();
  return { ...query, service: services.find((name) => name.toLowerCase() === wanted) ?? null };
}

const listShown = (found: SearchOutcome): ListedLocation[] =>
  found.outcome === "beyond" ? (found.nearest ? [found.nearest] : []) : "places" in found ? found.places : [];

async function searchWithinLimit(
  db: Db,
  locator: Locator,
  query: LocatorQuery,
  lang: Language,
  consume: LocatorVisit["consume"],
): Promise<SearchOutcome> {
  const chosen = query.location ? await openLocation(db, locator, query.location) : null;
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

async function listPlaces(db: Db, locator: Locator, { from, service }: LocatorQuery): Promise<Listing> {
  const places = await listByName(db, locator, from, PAGE_LOCATIONS + 1, service);
  const more = places.length > PAGE_LOCATIONS;
  return {
    places: places.slice(0, PAGE_LOCATIONS),
    more,
    initials: from || more ? await listInitials(db, locator, service) : [],
    cells: from || more ? await countByCell(db, locator, service) : [],
  };
}
