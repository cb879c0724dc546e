import { setImmediate } from "node:timers/promises";
import type { Instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { getStartOfDay, toLocalDate } from "@/lib/core/time/zone";
import type { PageSlotSearch, PageSlotSearches } from "../previews/build-page-slot-searches";
import { findStarts } from "../previews/compute-slot-changes";
import { findMeetingsOutside } from "../previews/find-meetings-outside";
import { PREVIEW_DAYS } from "../previews/preview-range";
import type { ChangePreview } from "../previews/schema";
import type { PageOffers } from "./load-offers";

/** The change of a page's times, or of one of its types', in the next 28 days. */
interface PageImpact {
  nickname: string;
  /** Null: the page itself. */
  handle: string | null;
  gained: number;
  lost: number;
  /** Times after the change. */
  left: number;
}

/** The effects of a change of settings on bookers. */
export interface BookerImpact {
  days: number;
  pages: PageImpact[];
  /** Confirmed meetings that the rules allow now and would not allow then. */
  outside: ChangePreview["outside"];
}

type OffersById = ReadonlyMap<string, PageOffers>;

/** Compares what bookers are offered before and after a change. */
export async function measureImpact(
  before: OffersById,
  after: OffersById,
  { now, canReadEvents }: { now: Instant; canReadEvents: boolean },
): Promise<BookerImpact> {
  const impact: BookerImpact = { days: PREVIEW_DAYS, pages: [], outside: [] };
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    await setImmediate(); // other requests are served between two users
    const [old, next] = [before.get(id), after.get(id)];
    const timezone = next?.timezone ?? old?.timezone ?? "UTC";
    impact.pages.push(...comparePages(old?.searches, next?.searches, timezone, now));
    if (old && next)
      impact.outside.push(...findMeetingsOutside(old.searches, next.searches, old.meetings, now));
  }
  const hidden = canReadEvents ? {} : { title: null };
  const outside = new Map(impact.outside.map((meeting) => [meeting._id, { ...meeting, ...hidden }]));
  return {
    ...impact,
    pages: impact.pages.sort((a, b) => (formatPath(a) < formatPath(b) ? -1 : 1)),
    outside: [...outside.values()].sort((a, b) => +a.start - +b.start),
  };
}

const toKey = ({ page, type }: PageSlotSearch) => `${page.id} ${type?.id ?? ""}`;

function comparePages(
  before: PageSlotSearches | undefined,
  after: PageSlotSearches | undefined,
  timezone: string,
  now: Instant,
): PageImpact[] {
  const to = getStartOfDay(timezone, addDays(toLocalDate(timezone, now), PREVIEW_DAYS));
  const find = (search: PageSlotSearch | undefined) =>
    new Set(search ? findStarts(search, { from: now, to, now, timezone }) : []);
  const old = new Map((before?.list ?? []).map((search) => [toKey(search), search]));
  const next = new Map((after?.list ?? []).map((search) => [toKey(search), search]));
  return [...new Map([...old, ...next])].flatMap(([key, { page, type }]): PageImpact | [] => {
    const [had, has] = [find(old.get(key)), find(next.get(key))];
    const gained = [...has].filter((start) => !had.has(start)).length;
    const lost = [...had].filter((start) => !has.has(start)).length;
    if (gained + lost === 0) return [];
    return { nickname: page.slug, handle: type?.slug ?? null, gained, lost, left: has.size };
  });
}

const formatPath = ({ nickname: pageSlug, handle: typeSlug }: PageImpact) =>
  typeSlug ? `/${pageSlug}/types/${typeSlug}` : `/${pageSlug}`;

const formatCounts = ({ gained, lost }: PageImpact) =>
  [...(gained > 0 ? [`+${gained}`] : []), ...(lost > 0 ? [`−${lost}`] : [])].join(" and ");

/** Describes the impact in lines of English. */
export function formatImpact({ days, pages, outside }: BookerImpact): string[] {
  const lines = pages.flatMap((page) => {
    const path = formatPath(page);
    const changed = `${formatCounts(page)} times in ${days} days on ${path}`;
    return page.left === 0 && page.lost > 0 ? [changed, `${path} has no times left`] : [changed];
  });
  if (outside.length === 0) return lines;
  return [
    ...lines,
    outside.length === 1 ? "1 meeting falls outside" : `${outside.length} meetings fall outside`,
  ];
}
