import type { Instant } from "@/lib/core/time/instant";
import { linkedApp } from "@/lib/domain/bookings/linked-app";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PageAddress } from "@/lib/domain/bookings/page-address";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { readFormDraft } from "@/lib/pages/frame/form-draft";
import { deriveReader, type Reader } from "@/lib/pages/frame/reader";
import type { Visit } from "@/lib/pages/frame/reader-controls";
import { newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { BookingFormDraft } from "./booking-form-draft";
import { bookingView, stoppedView } from "./booking-view";
import { areOffered, findOpenings, rangeToLoad, widestRange } from "./find-openings";
import { ownerNotice } from "./owner-notice";
import { type PageQuery, readPageQuery } from "./page-query";
import { deriveProposing } from "./proposing";
import type { BookingView } from "./view";

interface PageVisit extends Visit {
  address: PageAddress;
  /** The user who is signed in. */
  viewer: string | null;
}

/** The booking page at this address as this browser gets to see it; null if there is none. */
export async function openBookingPage(
  db: Db,
  { address, search, browser, now, zoneOptions, viewer }: PageVisit,
): Promise<BookingView | null> {
  const asked = readPageQuery(search);
  const range = rangeToLoad(asked, now);
  let page = await loadPublicPage(db, address, range);
  if (page === null) return null;
  const reader = deriveReader(asked, browser, page.custom, page.owner);
  if ((await linkedApp(db, page, asked.prefill)) === "unknown")
    return stoppedView({ ...buildViewContext(page, address, reader, now), query: asked });
  const draft = asked.draft ? await readFormDraft<BookingFormDraft>(db, asked.draft) : null;
  const { query, slotGone } = withBookableStarts(asked, page, draft?.taken ?? [], now);

  let openings = findOpenings(page, query, reader.zone, now, range.to);
  if (openings === null) {
    const widest = widestRange(now);
    page = (await loadPublicPage(db, address, widest)) ?? page;
    openings = findOpenings(page, query, reader.zone, now, widest.to);
  }
  if (openings === null) throw new Error("The widest range was not wide enough");

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
      draftGone: asked.draft !== null && draft === null,
      formId: newToken(),
      zoneOptions: asked.allZones && !reader.zoneLocked ? zoneOptions(reader.lang, now) : null,
    },
  );
}

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
