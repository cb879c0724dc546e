import type { Instant } from "@/lib/core/time/instant";
import { pagePath } from "@/lib/domain/bookings/page-address";
import type { Cell } from "@/lib/domain/locators/locations/count-by-cell";
import type { ListedLocation } from "@/lib/domain/locators/locations/list-by-name";
import type { LinkedPage } from "@/lib/domain/locators/locations/services";
import type { BackButton, NoResults } from "@/lib/domain/locators/schema";
import { frameView } from "@/lib/pages/frame/frame-view";
import { knownAddress } from "@/lib/pages/frame/known-address";
import { splitParagraphs } from "@/lib/pages/frame/paragraphs";
import type { BannerView, HeadView } from "@/lib/pages/frame/view";
import type { Locator } from "@/lib/platform/db/generated/client";
import { LARGEST_CITIES } from "@/lib/platform/geocoding/largest-cities";
import type { Place } from "@/lib/platform/geocoding/place";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import type { Manner } from "@/lib/platform/i18n/format";
import { formatInitials } from "@/lib/platform/i18n/initials";
import type { Translate } from "@/lib/platform/i18n/translate";
import { bookLink } from "./book-link";
import { formatDistance, formatLength, pickUnit } from "./format-distance";
import { hoursView } from "./hours-view";
import { type LocatorQuery, locatorHref, locatorParams } from "./locator-query";
import { mapView } from "./map-view";
import { nextTimesHref } from "./next-times";
import { MAX_FOUND, type SearchResult } from "./search-places";
import type { LocatorView, PlaceView, ResultsView, SearchView } from "./view";

/** none: nobody has asked for a place. limited: too many have, from this connection. */
export type SearchOutcome = SearchResult | { outcome: "none" | "limited" };

/** A page of all locations. */
export interface Listing {
  places: ListedLocation[];
  more: boolean;
  initials: string[];
  /** Of all locations, where there are more than one page of them. */
  cells: Cell[];
}

interface Context {
  locator: Locator;
  query: LocatorQuery;
  /** What can be booked at any of its locations. */
  services: readonly string[];
  /** Of the shown locations, those that lead to a page here. */
  linked: ReadonlyMap<string, LinkedPage>;
  reader: Omit<Manner, "zone">;
  now: Instant;
  t: Translate;
  tiles: { url: string; attribution: string } | null;
}

/** The locator page in words. There is a listing where there is no place to search around. */
export function locatorView(context: Context, found: SearchOutcome, listing: Listing | null): LocatorView {
  const { locator, query, reader, t } = context;
  const title = locator.title || t("locator.title");
  const chosen = found.outcome === "selected" ? found.places[0] : undefined;
  return {
    frame: frameView(
      reader.lang,
      {
        title: chosen ? `${chosen.name} – ${title}` : title,
        description: chosen?.address || locator.message.slice(0, 200) || null,
        ...buildHead(context, chosen),
      },
      (lang) => hrefWith(context, { lang }),
      query,
    ),
    title,
    message: splitParagraphs(locator.message),
    search: searchView(context),
    banner: bannerView(context, found),
    results: listing ? listView(context, listing, found) : foundView(context, found),
  };
}

/** Only the plain page may be found by search engines: a search, and where it began, is one visitor's own. */
function buildHead({ locator, query }: Context, chosen?: ListedLocation): Partial<HeadView> {
  const { canonical, languages } = knownAddress(`/locators/${locator.handle}`, query.lang);
  if (chosen && !query.embed)
    return {
      canonical:
        pageOrigin() + locatorHref(locator.handle, { ...query, address: "", near: null, from: null }),
    };
  if (query.address || query.near || query.embed) return { canonical, hidden: true };
  return query.from ? { canonical } : { canonical, languages };
}

const hrefWith = ({ locator, query }: Context, change: Partial<LocatorQuery>) =>
  locatorHref(locator.handle, { ...query, ...change });

const allHref = (context: Context) =>
  hrefWith(context, { address: "", near: null, from: null, location: null, service: null });

function searchView(context: Context): SearchView {
  const { locator, query, t } = context;
  const kept = { ...query, address: "", near: null, from: null, location: null, service: null };
  return {
    action: `/locators/${locator.handle}`,
    hidden: locatorParams(kept).map(([name, value]) => ({ name, value })),
    label: t("locator.field"),
    value: query.address,
    submit: t("locator.search"),
    services: servicesView(context),
    locate: locator.geolocation
      ? {
          label: t("locator.locate"),
          href: hrefWith(context, { address: "", near: null, from: null, location: null }),
          waiting: t("locator.locating"),
          refused: t("locator.locateRefused"),
          failed: t("locator.locateFailed"),
        }
      : null,
  };
}

/** One service is no choice. */
function servicesView({ services, query: { service }, t }: Context): SearchView["services"] {
  if (services.length < 2) return null;
  return {
    label: t("locator.service"),
    options: [
      { value: "", label: t("locator.anyService"), chosen: service === null },
      ...services.map((name) => ({ value: name, label: name, chosen: name === service })),
    ],
  };
}

function bannerView({ query: { address }, t }: Context, { outcome }: SearchOutcome): BannerView | null {
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

/** All locations, a page at a time. */
function listView(
  context: Context,
  { places, more, initials, cells }: Listing,
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
              href: hrefWith(context, { address: "", from: { name: initial, id: "" } }),
              label: initial === "" ? "#" : initial === "α" ? "…" : initial.toUpperCase(),
              current: query.from?.id === "" && query.from.name === initial,
            })),
          },
    places: places.map((place, index) => placeView(context, place, index)),
    map: buildMap(context, places, null, cells),
    back: query.service
      ? { href: allHref(context), label: t("locator.back") }
      : query.from
        ? { href: allHref(context), label: t("locator.first") }
        : places.length === 0
          ? { href: allHref(context), label: t("booking.lookAgain") }
          : null,
    more:
      more && last
        ? {
            href: hrefWith(context, { address: "", from: { name: last.name, id: last.id } }),
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
  return ids.length === 0 ? null : nextTimesHref(locator.handle, query, ids);
}

/** What was found around a place, or why nothing was. */
function foundView(context: Context, found: SearchOutcome): ResultsView {
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
              href: hrefWith(context, { address, near: { latitude, longitude }, from: null }),
              label: address,
            })),
          },
    none: places.length > 0 ? null : noneView(context, nearest?.distance ?? null),
    letters: null,
    places: shown.map((place, index) => placeView(context, place, index)),
    map: buildMap(context, shown, origin),
    back: { href: allHref({ ...context, query }), label: label || t("locator.back") },
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

function noneView({ locator, reader, query, t }: Context, beyond: number | null): ResultsView["none"] {
  const { message, button } = locator.noResults as NoResults;
  return {
    text: splitParagraphs(message ?? ""),
    button: button?.label && button.link ? bookLink(button.link, button.label, query) : null,
    nearest: beyond === null ? null : t("locator.beyond", { distance: formatDistance(reader, beyond) }),
  };
}

function placeView(
  context: Context,
  { id, name, address, pictureUrl, link, ...place }: ListedLocation & { distance?: number },
  index: number,
): PlaceView {
  const { query, reader, linked, t } = context;
  const way = link && leadToService(link, linked.get(id));
  return {
    id,
    number: index + 1,
    name,
    address,
    photo: pictureUrl,
    initials: formatInitials(name),
    distance: place.distance ? formatDistance(reader, place.distance) : null,
    hours: place.openingHours && hoursView(context, place.openingHours, place.timezone),
    href: hrefWith(context, { address: "", near: null, from: null, location: place.extid }),
    current: query.location !== null && index === 0,
    book: way ? bookLink(way, t("locator.book"), query) : null,
    awaitsNext: linked.has(id),
  };
}

/** Who has chosen a service is led to it on a page of several. */
const leadToService = (link: string, linked: LinkedPage | undefined): string =>
  linked?.type ? link.replace(/^[^?#]*/, pagePath({ ...linked, minutes: null })) : link;

function buildMap(
  context: Context,
  places: ListedLocation[],
  origin: Place | null,
  cells: readonly Cell[] = [],
): ResultsView["map"] {
  const { locator, query, reader, t, tiles } = context;
  const map = mapView({
    places: places.map(({ latitude, longitude }, index) => ({
      latitude,
      longitude,
      number: index + 1,
      href: `#place-${index + 1}`,
      current: query.location !== null && index === 0,
    })),
    cells: cells.map((cell) => ({
      ...cell,
      href: hrefWith(context, { near: roundPlace(cell), from: null }),
    })),
    origin,
    within: locator.maxDistance,
    unit: pickUnit(reader),
    formatScale: (value, unit) => formatLength(reader, value, unit),
    tiles,
    cities: LARGEST_CITIES,
  });
  return map && { ...map, title: t("locator.map") };
}

/** Degrees to a hundred metres or so. */
const roundPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(3)),
  longitude: Number(longitude.toFixed(3)),
});
