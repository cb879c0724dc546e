import type { Instant } from "@/lib/core/time/instant";
import type { recordPageView } from "@/lib/domain/booking-pages/page-views/record-page-view";
import { applyOffer } from "@/lib/domain/bookings/apply-offer";
import { findLinkedApp } from "@/lib/domain/bookings/find-linked-app";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PageAddress } from "@/lib/domain/bookings/page-address";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { resolveFormResponse } from "@/lib/domain/bookings/resolve-form-response";
import { resolveLink } from "@/lib/domain/bookings/resolve-link";
import { selectHost } from "@/lib/domain/bookings/select-host";
import { shouldOfferSms } from "@/lib/domain/bookings/should-offer-sms";
import { deriveSlotCountLimits } from "@/lib/domain/bookings/slot-count-limits";
import { findOpenOffer } from "@/lib/domain/bookings/waiting-list/find-open-offer";
import { shouldConfirmBookers } from "@/lib/domain/tenancy/organizations/queries";
import { findFormDraft } from "@/lib/pages/page-shell/form-draft";
import type { Visit } from "@/lib/pages/page-shell/locale-controls";
import { deriveVisitorLocale, type VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { WaitingFormDraft } from "@/lib/pages/waiting-list/parse-waiting-form";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { findBookerAddress, shouldAskAddress, toBookerSite } from "./booker-address";
import type { BookingFormDraft } from "./booking-form-draft";
import { buildAddressView } from "./build-address-step";
import { buildBookingView } from "./build-booking-view";
import {
  buildClosedPageView,
  buildEmptyTeamView,
  buildRejectedLinkView,
  buildUnknownAppView,
} from "./build-closed-views";
import { buildOwnerNotice } from "./build-owner-notice";
import { isTypeChoice } from "./build-owner-view";
import { areOffered, findOpenings, getInitialRange, getWidestRange, type Openings } from "./find-openings";
import { findPreviousBooking, type readBookedCookie } from "./find-previous-booking";
import { loadSeriesPreview } from "./load-series";
import { type PageQuery, parsePageQuery } from "./parse-page-query";
import { resolveStayQuery } from "./resolve-stay-query";
import type { BookingView } from "./view";

interface BookingPageVisit extends Visit {
  address: PageAddress;
  /** The signed-in user. */
  viewer: string | null;
  /** The last booking of this browser. */
  booked?: ReturnType<typeof readBookedCookie>;
  /** Called for a page that can be booked, to count the view. */
  onOpen?: typeof recordPageView;
}

/** Loads the booking page at this address for this browser; null if there is none. */
export async function loadBookingPage(
  db: Db,
  { address: named, search, browser, now, zoneOptions, viewer, booked = null, onOpen }: BookingPageVisit,
): Promise<BookingView | null> {
  const requested = parsePageQuery(search);
  const range = getInitialRange(requested, now);
  const address = setDuration(named, requested);
  const offer = await findOpenOffer(db, requested.offer);
  const typed = await findBookerAddress(db, requested);
  const booker = toBookerSite(typed);
  const load = async (read: typeof range) => {
    // The hold of a visitor's own offer does not block their time.
    const range = { ...read, booker, ...(offer && { exceptEvent: offer.hold }) };
    const whole = await loadPublicPage(db, address, range);
    return whole && applyOffer(selectHost(whole, requested.host), offer);
  };
  const read = await load(range);
  if (read === null) return null;
  const pageQuery = { ...requested, host: read.chosen?.id ?? null };
  const deriveReader = (of: PublicPage) =>
    deriveVisitorLocale(pageQuery, browser, of.settings, of.owner, of.branding);
  const buildContext = (of: PublicPage) => ({
    ...buildViewContext(of, address, deriveReader(of), now),
    query: pageQuery,
  });
  if (read.isClosed) return buildClosedPageView(buildContext(read));
  const resolved = await resolveLink(db, read, pageQuery.link, now);
  if ("refused" in resolved) return buildRejectedLinkView(buildContext(read), resolved.refused);
  const offered = await resolveFormResponse(db, resolved.page, pageQuery.via ?? null, now);
  const stay = resolveStayQuery(offered, pageQuery);
  let { page } = stay;
  const reader = deriveReader(page);
  if ((await findLinkedApp(db, page, pageQuery.prefill)) === "unknown")
    return buildUnknownAppView(buildContext(page));
  if (page.people.length === 0) return buildEmptyTeamView(buildContext(page));
  const mustAsk = shouldAskAddress(page) && !isTypeChoice({ page, address, query: pageQuery });
  const bookerAddress = mustAsk && booker?.page === page.bookpageId ? booker.site.name : null;
  if (mustAsk && bookerAddress === null) {
    onOpen?.({ ...page, zone: page.owner.timezone }, now);
    return buildAddressView(buildContext(page), typed);
  }
  const draft = pageQuery.draft ? await findFormDraft<BookingFormDraft>(db, pageQuery.draft) : null;
  const { query, slotGone } = filterBookableStarts(stay.query, page, draft?.taken ?? [], now);

  const found = await searchOpenings(page, { query, reader, now, range, load });
  page = found.page;
  onOpen?.({ ...page, zone: page.owner.timezone }, now);
  const context = buildViewContext(page, address, reader, now);
  return buildBookingView(
    {
      ...context,
      query: { ...query, draft: draft && query.draft, allZones: false },
      hasGuestCode: query.details && (await shouldConfirmBookers(db, page.organization)),
      bookerAddress,
      offersSms: query.details && (await shouldOfferSms(db, page)),
    },
    {
      openings: found.openings,
      notice: pageQuery.embed ? null : await buildOwnerNotice(db, page, viewer, context),
      draft,
      slotGone,
      previousBooking: pageQuery.details
        ? await findPreviousBooking(db, booked, { bookpageId: page.bookpageId, starts: pageQuery.starts })
        : null,
      draftGone: pageQuery.draft !== null && draft === null,
      formId: generateToken(),
      series: slotGone ? null : await loadSeriesPreview(page, query, load, now),
      waiting: pageQuery.wait ? await findFormDraft<WaitingFormDraft>(db, pageQuery.wait) : null,
      zoneOptions: pageQuery.allZones && !reader.zoneLocked ? zoneOptions(reader.lang, now) : null,
    },
  );
}

interface OpeningsSearch {
  query: PageQuery;
  reader: VisitorLocale;
  now: Instant;
  range: { from: Instant; to: Instant };
  load: (range: { from: Instant; to: Instant }) => Promise<PublicPage | null>;
}

/** Finds the free times; if those of the loaded range are not enough, loads up to the horizon. */
async function searchOpenings(
  page: PublicPage,
  { query, reader, now, range, load }: OpeningsSearch,
): Promise<{ page: PublicPage; openings: Openings }> {
  const openings = findOpenings(page, query, reader, now, range.to);
  if (openings) return { page, openings };
  const widest = getWidestRange(now, page);
  const { link, response, duration, durations } = page;
  const wide = await load(widest);
  const whole = wide ? { ...wide, duration, ...omitUndefined({ link, response, durations }) } : page;
  const all = findOpenings(whole, query, reader, now, widest.to);
  if (all === null) throw new Error("findOpenings found no end within the widest range");
  return { page: whole, openings: all };
}

/** The duration of a page is in its path, that of a type in the query. */
const setDuration = (address: PageAddress, { duration }: PageQuery): PageAddress =>
  address.type === null ? address : { ...address, minutes: duration };

const buildViewContext = (page: PublicPage, address: PageAddress, reader: VisitorLocale, now: Instant) => ({
  page,
  address: { ...address, slug: page.slug },
  reader,
  now,
  t: getTranslator(reader.lang),
});

/** Removes times that are not free, except those that the draft reports as lost. */
function filterBookableStarts(
  query: PageQuery,
  page: PublicPage,
  explained: readonly Instant[],
  now: Instant,
): { query: PageQuery; slotGone: boolean } {
  const { most } = deriveSlotCountLimits(page.settings);
  const requested = query.starts.slice(0, most);
  const offered = areOffered(page, requested, now);
  const starts = requested.filter(
    (start, index) => offered[index] || (query.details && explained.includes(start)),
  );
  return { query: { ...query, starts }, slotGone: starts.length < requested.length };
}
