import type { Instant } from "@/lib/core/time/instant";
import type { countView } from "@/lib/domain/booking-pages/page-views/count-view";
import { chooseHost } from "@/lib/domain/bookings/choose-host";
import { followLink } from "@/lib/domain/bookings/follow-link";
import { followResponse } from "@/lib/domain/bookings/follow-response";
import { linkedApp } from "@/lib/domain/bookings/linked-app";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PageAddress } from "@/lib/domain/bookings/page-address";
import { deriveProposing } from "@/lib/domain/bookings/proposing";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { findOffer } from "@/lib/domain/bookings/waiting/open-offer";
import { withOffer } from "@/lib/domain/bookings/with-offer";
import { readFormDraft } from "@/lib/pages/frame/form-draft";
import { deriveReader, type Reader } from "@/lib/pages/frame/reader";
import type { Visit } from "@/lib/pages/frame/reader-controls";
import type { WaitingFormDraft } from "@/lib/pages/waiting/waiting-form";
import { newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { BookingFormDraft } from "./booking-form-draft";
import { bookingView } from "./booking-view";
import { areOffered, findOpenings, rangeToLoad, widestRange } from "./find-openings";
import { openSeries } from "./open-series";
import { findOwnBooking, type readBookedCookie } from "./own-booking";
import { ownerNotice } from "./owner-notice";
import { type PageQuery, readPageQuery } from "./page-query";
import { closedPageView, emptyTeamView, refusedLinkView, unknownAppView } from "./stopped-view";
import type { BookingView } from "./view";

interface PageVisit extends Visit {
  address: PageAddress;
  /** The user who is signed in. */
  viewer: string | null;
  /** What this browser has booked last. */
  booked?: ReturnType<typeof readBookedCookie>;
  /** Told of a page that can be booked, for it to be counted. */
  onOpen?: typeof countView;
}

/** The booking page at this address as this browser gets to see it; null if there is none. */
export async function openBookingPage(
  db: Db,
  { address: named, search, browser, now, zoneOptions, viewer, booked = null, onOpen }: PageVisit,
): Promise<BookingView | null> {
  const wanted = readPageQuery(search);
  const range = rangeToLoad(wanted, now);
  const address = withLength(named, wanted);
  const offer = await findOffer(db, wanted.offer);
  const load = async (read: typeof range) => {
    // The time that is kept for somebody is not in their own way.
    const whole = await loadPublicPage(db, address, { ...read, ...(offer && { exceptEvent: offer.hold }) });
    return whole && withOffer(chooseHost(whole, wanted.host), offer);
  };
  const read = await load(range);
  if (read === null) return null;
  const asked = { ...wanted, host: read.chosen?.id ?? null };
  if (read.isClosed) {
    const reader = deriveReader(asked, browser, read.custom, read.owner, read.look);
    return closedPageView({ ...buildViewContext(read, address, reader, now), query: asked });
  }
  const followed = await followLink(db, read, asked.link, now);
  if ("refused" in followed) {
    const reader = deriveReader(asked, browser, read.custom, read.owner, read.look);
    const context = { ...buildViewContext(read, address, reader, now), query: asked };
    return refusedLinkView(context, followed.refused);
  }
  let page = await followResponse(db, followed.page, asked.via ?? null, now);
  const reader = deriveReader(asked, browser, page.custom, page.owner, page.look);
  if ((await linkedApp(db, page, asked.prefill)) === "unknown")
    return unknownAppView({ ...buildViewContext(page, address, reader, now), query: asked });
  if (page.people.length === 0)
    return emptyTeamView({ ...buildViewContext(page, address, reader, now), query: asked });
  const draft = asked.draft ? await readFormDraft<BookingFormDraft>(db, asked.draft) : null;
  const { query, slotGone } = withBookableStarts(asked, page, draft?.taken ?? [], now);

  let openings = findOpenings(page, query, reader, now, range.to);
  if (openings === null) {
    const widest = widestRange(now);
    const { link, response, duration, durations } = page;
    const wide = await load(widest);
    page = wide ? { ...wide, duration, ...given({ link, response, durations }) } : page;
    openings = findOpenings(page, query, reader, now, widest.to);
  }
  if (openings === null) throw new Error("The widest range was not wide enough");

  onOpen?.({ ...page, zone: page.owner.timezone }, now);
  const context = buildViewContext(page, address, reader, now);
  return bookingView(
    {
      ...context,
      query: { ...query, draft: draft && query.draft, allZones: false },
    },
    {
      openings,
      notice: asked.embed ? null : await ownerNotice(db, page, viewer, context),
      draft,
      slotGone,
      own: asked.details
        ? await findOwnBooking(db, booked, { bookpageId: page.bookpageId, starts: asked.starts })
        : null,
      draftGone: asked.draft !== null && draft === null,
      formId: newToken(),
      series: slotGone ? null : await openSeries(page, query, load, now),
      waiting: asked.wait ? await readFormDraft<WaitingFormDraft>(db, asked.wait) : null,
      zoneOptions: asked.allZones && !reader.zoneLocked ? zoneOptions(reader.lang, now) : null,
    },
  );
}

/** A page's length is in its path, a type's in its query. */
const withLength = (address: PageAddress, { duration }: PageQuery): PageAddress =>
  address.type === null ? address : { ...address, minutes: duration };

const buildViewContext = (page: PublicPage, address: PageAddress, reader: Reader, now: Instant) => ({
  page,
  address: { ...address, nickname: page.nickname },
  reader,
  now,
  t: getTranslator(reader.lang),
});

/** Leaves out times that are not offered, but for those whose loss the draft is about to explain. */
function withBookableStarts(
  query: PageQuery,
  page: PublicPage,
  explained: readonly Instant[],
  now: Instant,
): { query: PageQuery; slotGone: boolean } {
  const { most } = deriveProposing(page.custom);
  const wanted = query.starts.slice(0, most);
  const offered = areOffered(page, wanted, now);
  const starts = wanted.filter(
    (start, index) => offered[index] || (query.details && explained.includes(start)),
  );
  return { query: { ...query, starts }, slotGone: starts.length < wanted.length };
}
