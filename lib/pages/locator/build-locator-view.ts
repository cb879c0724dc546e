import type { Instant } from "@/lib/core/time/instant";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import type { MapCell } from "@/lib/domain/locators/locations/count-locations-by-cell";
import type { ListedLocation } from "@/lib/domain/locators/locations/list-locations-by-name";
import type { LocationPage } from "@/lib/domain/locators/locations/services";
import type { BackButton, NoResults } from "@/lib/domain/locators/schema";
import { buildCanonicalUrls } from "@/lib/pages/page-shell/build-canonical-urls";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { splitParagraphs } from "@/lib/pages/page-shell/split-paragraphs";
import type { BannerView, HeadView } from "@/lib/pages/page-shell/view";
import type { Locator } from "@/lib/platform/db/generated/client";
import type { Coordinates } from "@/lib/platform/geocoding/geocoded-place";
import { LARGEST_CITIES } from "@/lib/platform/geocoding/largest-cities";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import { buildBookLink } from "./build-book-link";
import { buildOpeningHoursView } from "./build-opening-hours-view";
import { formatDistance, formatLength, pickDistanceUnit } from "./format-distance";
import { buildNextTimesHref } from "./load-next-times";
import { buildSuggestionsHref } from "./load-suggestions";
import { buildMapView } from "./map/build-map-view";
import { buildLocatorHref, type LocatorQuery, toLocatorParams } from "./parse-locator-query";
import { type LocationSearchResult, MAX_FOUND } from "./search-places";
import type { LocationSearchView, LocatorView, PlaceView, ResultsView } from "./view";

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

interface Context {
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

/** Builds the locator page. Without a search it shows the list of all locations. */
export function buildLocatorView(
  context: Context,
  found: SearchOutcome,
  listing: LocationListing | null,
): LocatorView {
  const { locator, query, reader, t } = context;
  const title = locator.title || t("locator.title");
  const chosen = found.outcome === "selected" ? found.places[0] : undefined;
  return {
    shell: buildPageShell(
      reader.lang,
      {
        title: chosen ? `${chosen.name} – ${title}` : title,
        description: chosen?.address || locator.message.slice(0, 200) || null,
        ...buildHead(context, chosen),
      },
      (lang) => buildStateHref(context, { lang }),
      query,
    ),
    title,
    message: splitParagraphs(locator.message),
    search: buildSearchView(context),
    banner: buildBannerView(context, found),
    results: listing ? buildListView(context, listing, found) : buildFoundView(context, found),
  };
}

/** Only the plain page may be indexed; a search and its origin belong to one visitor. */
function buildHead({ locator, query }: Context, chosen?: ListedLocation): Partial<HeadView> {
  const { canonical, languages } = buildCanonicalUrls(`/locators/${locator.slug}`, query.lang);
  if (chosen && !query.embed)
    return {
      canonical:
        resolvePageOrigin() +
        buildLocatorHref(locator.slug, { ...query, address: "", near: null, from: null }),
    };
  if (query.address || query.near || query.embed) return { canonical, hidden: true };
  return query.from ? { canonical } : { canonical, languages };
}

const buildStateHref = ({ locator, query }: Context, change: Partial<LocatorQuery>) =>
  buildLocatorHref(locator.slug, { ...query, ...change });

const buildAllHref = (context: Context) =>
  buildStateHref(context, { address: "", near: null, from: null, location: null, service: null });

function buildSearchView(context: Context): LocationSearchView {
  const { locator, query, t } = context;
  const nextQuery = { ...query, address: "", near: null, from: null, location: null, service: null };
  return {
    action: `/locators/${locator.slug}`,
    hidden: toLocatorParams(nextQuery).map(([name, value]) => ({ name, value })),
    label: t("locator.field"),
    value: query.address,
    suggestions: { label: t("locator.suggestions"), source: buildSuggestionsHref(locator.slug, query) },
    submit: t("locator.search"),
    services: buildServicesView(context),
    locate: locator.geolocation
      ? {
          label: t("locator.locate"),
          href: buildStateHref(context, { address: "", near: null, from: null, location: null }),
          waiting: t("locator.locating"),
          refused: t("locator.locateRefused"),
          failed: t("locator.locateFailed"),
        }
      : null,
  };
}

/** A single service is not a choice. */
function buildServicesView({ services, query: { service }, t }: Context): LocationSearchView["services"] {
  if (services.length < 2) return null;
  return {
    label: t("locator.service"),
    options: [
      { value: "", label: t("locator.anyService"), chosen: service === null },
      ...services.map((name) => ({ value: name, label: name, chosen: name === service })),
    ],
  };
}

function buildBannerView({ query: { address }, t }: Context, { outcome }: SearchOutcome): BannerView | null {
  const warning = (title: string, text: string): BannerView => ({ tone: "warn", title, text, links: [] });
  switch (outcome) {
    case "unknown":
      return warning(t("locator.unknown", { address }), t("locator.unknownText"));
    case "unavailable":
      return warning(t("locator.unavailable"), t("locator.unavailableText"));
    case "limited":
      return warning(t("locator.limited"), t("locator.limitedText"));
    default:
      return null;
  }
}

/** One page of all locations. */
function buildListView(
  context: Context,
  { places, more, initials, cells }: LocationListing,
  { outcome }: SearchOutcome,
): ResultsView {
  const { query, t } = context;
  const last = places.at(-1);
  return {
    heading: formatListHeading(context, places.length),
    searched: outcome !== "none",
    otherPlaces: null,
    none:
      places.length > 0
        ? null
        : { text: query.service ? [t("locator.empty")] : [], button: null, nearest: null },
    letters:
      initials.length === 0
        ? null
        : {
            label: t("locator.letters"),
            items: initials.map((initial) => ({
              href: buildStateHref(context, { address: "", from: { name: initial, id: "" } }),
              label: initial === "" ? "#" : initial === "α" ? "…" : initial.toUpperCase(),
              current: query.from?.id === "" && query.from.name === initial,
            })),
          },
    places: places.map((place, index) => buildPlaceView(context, place, index)),
    ...buildMaps(context, places, null, cells),
    back: query.service
      ? { href: buildAllHref(context), label: t("locator.back") }
      : query.from
        ? { href: buildAllHref(context), label: t("locator.first") }
        : places.length === 0
          ? { href: buildAllHref(context), label: t("booking.lookAgain") }
          : null,
    more:
      more && last
        ? {
            href: buildStateHref(context, { address: "", from: { name: last.name, id: last.id } }),
            label: t("locator.more"),
          }
        : null,
    nextTimes: buildNextTimes(context, places),
  };
}

function formatListHeading({ query: { from, service }, t }: Context, count: number): string {
  if (service) return t("locator.offering", { service });
  return count === 0 && !from ? t("locator.empty") : t("locator.all");
}

function buildNextTimes(
  { locator, query, linked }: Context,
  places: readonly ListedLocation[],
): ResultsView["nextTimes"] {
  const ids = places.map(({ id }) => id).filter((id) => linked.has(id));
  return ids.length === 0 ? null : buildNextTimesHref(locator.slug, query, ids);
}

/** The results around a place, or the reason why there are none. */
function buildFoundView(context: Context, found: SearchOutcome): ResultsView {
  const { locator, query, t } = context;
  const origin = "origin" in found ? found.origin : null;
  const places = found.outcome === "near" || found.outcome === "selected" ? found.places : [];
  const nearest = found.outcome === "beyond" ? found.nearest : null;
  const shown = nearest ? [nearest] : places;
  const others = "others" in found ? found.others : [];
  const { label } = locator.backButton as BackButton;
  return {
    heading:
      found.outcome === "selected" ? (places[0]?.name ?? "") : formatHeading(context, found, places.length),
    searched: true,
    otherPlaces:
      others.length === 0
        ? null
        : {
            label: t("locator.otherPlaces"),
            links: others.map(({ label: address, latitude, longitude }) => ({
              href: buildStateHref(context, { address, near: { latitude, longitude }, from: null }),
              label: address,
            })),
          },
    none: places.length > 0 ? null : buildNoneView(context, nearest?.distance ?? null),
    letters: null,
    places: shown.map((place, index) => buildPlaceView(context, place, index)),
    ...buildMaps(context, shown, origin),
    back: { href: buildAllHref({ ...context, query }), label: label || t("locator.back") },
    more: null,
    nextTimes: buildNextTimes(context, shown),
  };
}

function formatHeading(
  { query: { address }, t }: Context,
  { outcome }: SearchOutcome,
  count: number,
): string {
  if (outcome === "not_served") return t("locator.notServed", { address });
  if (count === 0) return address ? t("locator.none", { address }) : t("locator.noneHere");
  if (count === MAX_FOUND) {
    return address ? t("locator.nearest", { count, address }) : t("locator.nearestHere", { count });
  }
  return address ? t("locator.found", { count, address }) : t("locator.foundHere", { count });
}

function buildNoneView({ locator, reader, query, t }: Context, beyond: number | null): ResultsView["none"] {
  const { message, button } = locator.noResults as NoResults;
  return {
    text: splitParagraphs(message ?? ""),
    button: button?.label && button.link ? buildBookLink(button.link, button.label, query) : null,
    nearest: beyond === null ? null : t("locator.beyond", { distance: formatDistance(reader, beyond) }),
  };
}

function buildPlaceView(
  context: Context,
  { id, name, address, pictureUrl, link, ...place }: ListedLocation & { distance?: number },
  index: number,
): PlaceView {
  const { query, reader, linked, t } = context;
  const way = link && replaceServiceLink(link, linked.get(id));
  return {
    id,
    number: index + 1,
    name,
    address,
    photo: pictureUrl,
    distance: place.distance ? formatDistance(reader, place.distance) : null,
    hours: place.openingHours && buildOpeningHoursView(context, place.openingHours, place.timezone),
    href: buildStateHref(context, { address: "", near: null, from: null, location: place.externalId }),
    current: query.location !== null && index === 0,
    book: way ? buildBookLink(way, t("locator.book"), query) : null,
    hasNextTime: linked.has(id),
  };
}

/** The link leads to the chosen service on a page with several. */
const replaceServiceLink = (link: string, linked: LocationPage | undefined): string =>
  linked?.type ? link.replace(/^[^?#]*/, buildPagePath({ ...linked, minutes: null })) : link;

/** The least number of places that make a list long enough to stand alone on a phone. */
const MIN_LISTED_PLACES = 3;

function buildMaps(
  context: Context,
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
