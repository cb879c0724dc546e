import { listSeriesStarts, type SeriesRule } from "@/lib/core/series/list-series-starts";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { expandToSearchRange } from "@/lib/domain/availability/free-slots/find-nearest-free";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { type CheckedTime, checkSeries } from "@/lib/domain/bookings/series/check-series";
import { deriveSeriesOptions, type SeriesOptions } from "@/lib/domain/bookings/series/derive-series-options";
import type { PageQuery } from "./parse-page-query";
import { pickSeriesRule } from "./pick-series";

/** The dates of a series before it is booked. */
export interface SeriesPreview {
  repeating: SeriesOptions;
  rule: SeriesRule;
  /** The dates by the rule; empty for a single meeting. */
  times: readonly CheckedTime[];
}

type LoadPage = (range: { from: Instant; to: Instant }) => Promise<PublicPage | null>;

/** Loads the dates of the chosen series and checks each as a booking would; null without repetition. */
export async function loadSeriesPreview(
  page: PublicPage,
  query: PageQuery,
  load: LoadPage,
  now: Instant,
): Promise<SeriesPreview | null> {
  const repeating = deriveSeriesOptions(page);
  const rule = pickSeriesRule(page, query);
  const [first] = query.starts;
  if (!query.details || !repeating || !rule || first === undefined) return null;
  const starts = rule.times === 1 ? [] : listSeriesStarts(first, rule);
  const last = starts.at(-1);
  if (last === undefined) return { repeating, rule, times: [] };
  const read = await load(expandToSearchRange(first, asInstant(last)));
  if (!read) return null;
  const { hosts, match, grid } = read;
  const search = { ...grid, hosts, match, duration: page.duration, now, zone: rule.zone };
  return { repeating, rule, times: checkSeries(search, starts).times };
}
