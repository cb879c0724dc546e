import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { joinWords } from "@/lib/core/text/join-words";
import type { Instant } from "@/lib/core/time/instant";
import { isSameZone } from "@/lib/core/time/normalize-zone";
import { getOffsetAt, toLocalDate } from "@/lib/core/time/zone";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { findLinkedPages, type LocationPage } from "@/lib/domain/locators/locations/services";
import { findNextOpening, getInitialRange } from "@/lib/pages/booking/find-openings";
import { parsePageQuery } from "@/lib/pages/booking/parse-page-query";
import { type BrowserPreferences, deriveVisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import { formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatCity, parseZone } from "@/lib/platform/i18n/zone-names";
import { buildBookLink } from "./build-book-link";
import { findLocatorBySlug, pickLocatorLanguage } from "./find-locator-by-slug";
import { LOCATIONS_PER_PAGE } from "./locations-per-page";
import { buildLocatorHref, type LocatorQuery, parseLocatorQuery } from "./parse-locator-query";
import type { NextTimeView } from "./view";

interface NextTimesVisit {
  slug: string;
  search: URLSearchParams;
  browser: BrowserPreferences;
  now: Instant;
}

/** The address of the locations' next free times, which the script fetches after the list is shown. */
export const buildNextTimesHref = (slug: string, query: LocatorQuery, ids: readonly string[]): string => {
  const nextQuery = { ...query, address: "", near: null, from: null, location: null };
  const href = buildLocatorHref(slug, nextQuery).replace(`/locators/${slug}`, `/locators/${slug}/next.json`);
  return `${href}${href.includes("?") ? "&" : "?"}ids=${ids.join(",")}`;
};

/** Loads the next free time of each requested location with a booking page here; null for an unknown locator. */
export async function loadNextTimes(
  db: Db,
  { slug, search, browser, now }: NextTimesVisit,
): Promise<Record<string, NextTimeView> | null> {
  const locator = await findLocatorBySlug(db, slug);
  if (!locator) return null;
  const ids = (search.get("ids") ?? "").split(",").filter(isId).slice(0, LOCATIONS_PER_PAGE);
  const query = parseLocatorQuery(search);
  const linked = await findLinkedPages(db, locator, ids, query.service);
  // Several locations may share a page. Pages load one after the other, to spare the database, as the visitor does not
  // wait for them.
  const found = new Map<string, NextTimeView | null>();
  const times: Record<string, NextTimeView> = {};
  const zone = parseZone(search.get("tz"));
  for (const [id, page] of linked) {
    const key = JSON.stringify(page);
    if (!found.has(key)) found.set(key, await findNextTime(db, { locator, query, browser, zone, now }, page));
    const next = found.get(key);
    if (next) times[id] = next;
  }
  return times;
}

interface NextTimeRequest {
  locator: Locator;
  query: LocatorQuery;
  browser: BrowserPreferences;
  /** The browser's time zone, if it is known. */
  zone: string | null;
  now: Instant;
}

/** Replaces the path of the link and adds the time; its other parameters stay. */
function buildTimeHref(link: string, path: string, start: Instant): string {
  const query = new URLSearchParams(/\?([^#]*)/.exec(link)?.[1]);
  query.set("slot", formatSlotValue(start));
  return `${path}?${query}`;
}

/**
 * Formats the time on the clock of the place, with its city if the visitor's differs; null if the path is another
 * organisation's.
 */
async function findNextTime(
  db: Db,
  { locator, query, browser, zone: visitorZone, now }: NextTimeRequest,
  { link, timezone, ...linked }: LocationPage,
): Promise<NextTimeView | null> {
  const address = { ...linked, minutes: null };
  const page = await loadPublicPage(db, address, getInitialRange(parsePageQuery(new URLSearchParams()), now));
  if (page?.organization !== locator.organizationId) return null;
  const lang = pickLocatorLanguage(locator, query, browser);
  const locale = { lang, zone: visitorZone, hourCycle: null };
  const reader = { ...deriveVisitorLocale(locale, browser, page.settings, page.owner, page.branding), lang };
  const t = getTranslator(lang);
  const next = findNextOpening(page, now);
  if (next === null) return { text: t("locator.nothingSoon"), href: null };
  const zone = reader.zoneLocked ? reader.zone : (timezone ?? page.owner.timezone);
  const date = formatDate(reader, toLocalDate(zone, next), "dayShort");
  const time = joinWords(joinDateTime(lang, date, formatTime({ ...reader, zone }, next)));
  const isSameClock = getOffsetAt(zone, next) === getOffsetAt(reader.zone, next);
  const isHere = reader.zoneLocked ? isSameZone(zone, timezone ?? page.owner.timezone) : isSameClock;
  const text = t("booking.typeNext", { date: isHere ? time : `${time} (${formatCity(zone)})` });
  const way = buildBookLink(buildTimeHref(link, buildPagePath(address), next), text, query);
  return { text, href: way?.href ?? null };
}
