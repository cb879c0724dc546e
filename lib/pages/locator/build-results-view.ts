import { buildPagePath } from "@/lib/domain/bookings/page-address";
import type { ListedLocation } from "@/lib/domain/locators/locations/list-locations-by-name";
import type { LocationPage } from "@/lib/domain/locators/locations/services";
import type { BackButton, NoResults } from "@/lib/domain/locators/schema";
import { splitParagraphs } from "@/lib/pages/page-shell/split-paragraphs";
import { buildBookLink } from "./build-book-link";
import { buildMaps } from "./build-maps";
import { buildOpeningHoursView } from "./build-opening-hours-view";
import { formatDistance } from "./format-distance";
import { buildNextTimesHref } from "./load-next-times";
import {
  buildAllHref,
  buildStateHref,
  type LocationListing,
  type LocatorContext,
  type SearchOutcome,
} from "./locator-context";
import { MAX_FOUND } from "./search-places";
import type { PlaceView, ResultsView } from "./view";

/** One page of all locations. */
export function buildListView(
  context: LocatorContext,
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

function formatListHeading({ query: { from, service }, t }: LocatorContext, count: number): string {
  if (service) return t("locator.offering", { service });
  return count === 0 && !from ? t("locator.empty") : t("locator.all");
}

function buildNextTimes(
  { locator, query, linked }: LocatorContext,
  places: readonly ListedLocation[],
): ResultsView["nextTimes"] {
  const ids = places.map(({ id }) => id).filter((id) => linked.has(id));
  return ids.length === 0 ? null : buildNextTimesHref(locator.slug, query, ids);
}

/** The results around a place, or the reason why there are none. */
export function buildFoundView(context: LocatorContext, found: SearchOutcome): ResultsView {
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
  { query: { address }, t }: LocatorContext,
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

function buildNoneView(
  { locator, reader, query, t }: LocatorContext,
  beyond: number | null,
): ResultsView["none"] {
  const { message, button } = locator.noResults as NoResults;
  return {
    text: splitParagraphs(message ?? ""),
    button: button?.label && button.link ? buildBookLink(button.link, button.label, query) : null,
    nearest: beyond === null ? null : t("locator.beyond", { distance: formatDistance(reader, beyond) }),
  };
}

function buildPlaceView(
  context: LocatorContext,
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
