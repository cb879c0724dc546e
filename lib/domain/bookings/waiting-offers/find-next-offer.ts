import { findSlots } from "@/lib/core/slots/find-slots";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { HORIZON_DAYS } from "@/lib/domain/bookings/horizon";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { selectHost } from "@/lib/domain/bookings/select-host";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { deriveOfferExpiry } from "./derive-offer-expiry";

/** An entry gets no offer after this many unused ones. */
const MAX_OFFERS = 5;

/** Covers buffers of up to a day and the longest slot. */
const MARGIN_MS = 3 * DAY;

const MAX_STARTS = 2000;

interface EntryGroup {
  pageSlug: string;
  type: string | null;
  typeSlug: string | null;
  duration: number | null;
  host: string | null;
  opens: Date;
  closes: Date;
}

/** Excludes entries with an open offer and those that used up their offers. $3: now. */
const IS_IN_LINE = `w.closes_at > $3 AND (w.offered_until IS NULL OR w.offered_until <= $3)
     AND cardinality(w.offered_starts) < ${MAX_OFFERS}`;

const GROUPS_STATEMENT = defineStatement<EntryGroup>(`
  SELECT b.nickname::text AS "pageSlug", w.appointment_type_id AS type, y.handle AS "typeSlug", w.duration, w.host_id AS host,
         min(w.opens_at) AS opens, max(w.closes_at) AS closes
    FROM waiting_entries w
    JOIN bookpages b ON b.organization_id = $1 AND b.id = w.bookpage_id AND b.active
    LEFT JOIN appointment_types y ON y.organization_id = $1 AND y.id = w.appointment_type_id
   WHERE w.organization_id = $1 AND w.bookpage_id = $2 AND ${IS_IN_LINE}
   GROUP BY 1, 2, 3, 4, 5`);

interface FirstEntry {
  id: string;
  start: Date;
  offers: number;
  since: Date;
}

/**
 * $4: type, $5: duration, $6: host, $7: free starts, $8: entries to skip. Entries with fewer offers come
 * first.
 */
const FIRST_STATEMENT = defineStatement<FirstEntry>(`
  SELECT w.id, free.start, cardinality(w.offered_starts) AS offers, w.created_at AS since
    FROM waiting_entries w
   CROSS JOIN LATERAL (
         SELECT start FROM unnest($7::timestamptz[]) start
          WHERE start >= w.opens_at AND start < w.closes_at AND start <> ALL (w.offered_starts)
          ORDER BY start LIMIT 1) free
   WHERE w.organization_id = $1 AND w.bookpage_id = $2 AND ${IS_IN_LINE}
     AND w.appointment_type_id IS NOT DISTINCT FROM $4 AND w.duration IS NOT DISTINCT FROM $5
     AND w.host_id IS NOT DISTINCT FROM $6 AND w.id <> ALL ($8)
   ORDER BY offers, since, w.id LIMIT 1`);

/** The next entry and the time to offer it. */
export interface NextOffer {
  entry: string;
  start: Instant;
  page: PublicPage;
}

interface OfferSearch {
  organization: OrganizationId;
  bookpage: string;
  /** Entries to which nothing can be offered in this run. */
  passed: readonly string[];
}

/**
 * Finds the first entry in line for which the page has a time that was not offered before; null if there is
 * none.
 */
export async function findNextOffer(
  db: Db,
  { organization, bookpage, passed }: OfferSearch,
  now: Instant,
): Promise<NextOffer | null> {
  const found: (FirstEntry & { page: PublicPage })[] = [];
  for (const group of await executeSql(db, GROUPS_STATEMENT, [organization, bookpage, new Date(now)])) {
    const page = await loadGroupPage(db, group, now);
    if (!page?.settings.waiting_list?.active || (group.host !== null && page.chosen === null)) continue;
    const starts = listOfferableStarts(page, group, now);
    if (starts.length === 0) continue;
    const { type, duration, host } = group;
    const times = starts.map((start) => new Date(start));
    const values = [organization, bookpage, new Date(now), type, duration, host, times, passed];
    const [first] = await executeSql(db, FIRST_STATEMENT, values);
    if (first) found.push({ ...first, page });
  }
  const [next] = found.sort(compareEntries);
  return next ? { entry: next.id, start: asInstant(next.start.getTime()), page: next.page } : null;
}

const compareEntries = (a: FirstEntry, b: FirstEntry) =>
  a.offers - b.offers || +a.since - +b.since || (a.id < b.id ? -1 : 1);

/** Returns null if page or type is inactive or no longer has this duration. */
async function loadGroupPage(db: Db, group: EntryGroup, now: Instant): Promise<PublicPage | null> {
  const { pageSlug, type, typeSlug, duration, host, opens, closes } = group;
  if (type !== null && typeSlug === null) return null;
  const range = {
    from: asInstant(Math.max(now, opens.getTime()) - MARGIN_MS),
    to: asInstant(closes.getTime() + MARGIN_MS),
  };
  const page = await loadPublicPage(db, { slug: pageSlug, type: typeSlug, minutes: duration }, range);
  return page && selectHost(page, host);
}

/** Limited to the horizon of the page, which the offer links to. */
function listOfferableStarts(page: PublicPage, { opens, closes }: EntryGroup, now: Instant): Instant[] {
  const { grid, hosts, match, duration } = page;
  const end = Math.min(closes.getTime(), now + HORIZON_DAYS * DAY);
  const range = { from: asInstant(Math.max(now, opens.getTime())), to: asInstant(end) };
  if (range.from >= range.to) return [];
  return findSlots({ ...grid, hosts, match, duration, now, ...range })
    .filter((start) => deriveOfferExpiry(page, start, now) !== null)
    .slice(0, MAX_STARTS);
}
