import { slotValue } from "@/lib/core/slots/slot-value";
import type { Instant } from "@/lib/core/time/instant";
import { isSameZone } from "@/lib/core/time/modern-zone";
import { localDateAt } from "@/lib/core/time/zone";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import { pagePath } from "@/lib/domain/bookings/page-address";
import { findLinkedPages, type LinkedPage } from "@/lib/domain/locators/locations/services";
import { nextOfType, rangeToLoad } from "@/lib/pages/booking/find-openings";
import { readPageQuery } from "@/lib/pages/booking/page-query";
import { type Browser, deriveReader } from "@/lib/pages/frame/reader";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import { formatDate, formatTime } from "@/lib/platform/i18n/format";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatCity } from "@/lib/platform/i18n/zone-names";
import { bookLink } from "./book-link";
import { type LocatorQuery, locatorHref, readLocatorQuery } from "./locator-query";
import { PAGE_LOCATIONS } from "./page-locations";
import type { NextTimeView } from "./view";
import { chooseLocatorLanguage, findLocator } from "./visited-locator";

interface NextTimesVisit {
  handle: string;
  search: URLSearchParams;
  browser: Browser;
  now: Instant;
}

/** Where the next free times of these locations are told: the script asks for it once the list stands. */
export const nextTimesHref = (handle: string, query: LocatorQuery, ids: readonly string[]): string => {
  const kept = { ...query, address: "", near: null, from: null, location: null };
  const href = locatorHref(handle, kept).replace(`/locators/${handle}`, `/locators/${handle}/next.json`);
  return `${href}${href.includes("?") ? "&" : "?"}ids=${ids.join(",")}`;
};

/** The next free time of each of the locations asked about that leads to a page here; null: there is no such locator. */
export async function answerNextTimes(
  db: Db,
  { handle, search, browser, now }: NextTimesVisit,
): Promise<Record<string, NextTimeView> | null> {
  const locator = await findLocator(db, handle);
  if (!locator) return null;
  const ids = (search.get("ids") ?? "").split(",").filter(isId).slice(0, PAGE_LOCATIONS);
  const query = readLocatorQuery(search);
  const linked = await findLinkedPages(db, locator, ids, query.service);
  // Several locations may lead to one page. One page after the other: nobody waits for this, others for the database.
  const found = new Map<string, NextTimeView | null>();
  const answer: Record<string, NextTimeView> = {};
  for (const [id, page] of linked) {
    const key = JSON.stringify(page);
    if (!found.has(key)) found.set(key, await findNext(db, { locator, query, browser, now }, page));
    const next = found.get(key);
    if (next) answer[id] = next;
  }
  return answer;
}

interface Asked {
  locator: Locator;
  query: LocatorQuery;
  browser: Browser;
  now: Instant;
}

/** The link with this page, and the time chosen; what else it says stays. */
function chooseTime(link: string, path: string, start: Instant): string {
  const query = new URLSearchParams(/\?([^#]*)/.exec(link)?.[1]);
  query.set("slot", slotValue(start));
  return `${path}?${query}`;
}

/** Where a card is narrow, the time goes to a line of its own. */
const NO_BREAK_SPACE = "\u00a0";

/** In words, in the zone in which the page will show it; null where the path is another organisation's. */
async function findNext(
  db: Db,
  { locator, query, browser, now }: Asked,
  { link, timezone, ...linked }: LinkedPage,
): Promise<NextTimeView | null> {
  const address = { ...linked, minutes: null };
  const page = await loadPublicPage(db, address, rangeToLoad(readPageQuery(new URLSearchParams()), now));
  if (page?.organization !== locator.organizationId) return null;
  const lang = chooseLocatorLanguage(locator, query, browser);
  const asked = { lang, zone: null, hourCycle: null };
  const reader = { ...deriveReader(asked, browser, page.custom, page.owner, page.look), lang };
  const t = getTranslator(lang);
  const next = nextOfType(page, now);
  if (next === null) return { text: t("locator.nothingSoon"), href: null };
  const date = formatDate(reader, localDateAt(reader.zone, next), "dayShort");
  const time = `${date}, ${formatTime(reader, next)}`.replaceAll(" ", NO_BREAK_SPACE);
  const isHere = isSameZone(reader.zone, timezone ?? page.owner.timezone);
  const text = t("booking.typeNext", { date: isHere ? time : `${time} (${formatCity(reader.zone)})` });
  const way = bookLink(chooseTime(link, pagePath(address), next), text, query);
  return { text, href: way?.href ?? null };
}
