import type { Instant } from "@/lib/core/time/instant";
import type { MapCell } from "@/lib/domain/locators/locations/count-locations-by-cell";
import type { ListedLocation } from "@/lib/domain/locators/locations/list-locations-by-name";
import type { LocationPage } from "@/lib/domain/locators/locations/services";
import type { Locator } from "@/lib/platform/db/generated/client";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import { buildLocatorHref, type LocatorQuery } from "./parse-locator-query";
import type { LocationSearchResult } from "./search-places";

/** none: no search. limited: this IP address is over the rate limit. */
export type SearchOutcome = LocationSearchResult | { outcome: "none" | "limited" };

/** A page of the list of all locations. */
export interface LocationListing {
  places: ListedLocation[];
  more: boolean;
  initials: string[];
  /** The locations in map cells, if the list has several pages. */
  cells: MapCell[];
}

export interface LocatorContext {
  locator: Locator;
  query: LocatorQuery;
  /** The services of all locations. */
  services: readonly string[];
  /** The shown locations with a booking page here. */
  linked: ReadonlyMap<string, LocationPage>;
  reader: Omit<DateTimeStyle, "zone">;
  now: Instant;
  t: Translate;
  tiles: { url: string; attribution: string } | null;
}

export const buildStateHref = ({ locator, query }: LocatorContext, change: Partial<LocatorQuery>) =>
  buildLocatorHref(locator.slug, { ...query, ...change });

export const buildAllHref = (context: LocatorContext) =>
  buildStateHref(context, { address: "", near: null, from: null, location: null, service: null });
