import { listSeriesStarts, type SeriesRule } from "@/lib/core/series/list-series-starts";
import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import type { Instant } from "@/lib/core/time/instant";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { deriveSeriesOptions } from "@/lib/domain/bookings/series/derive-series-options";
import {
  buildSeriesRequest,
  findSeriesZone,
  type SeriesRequest,
} from "@/lib/domain/bookings/series/series-request";
import type { PageQuery } from "./parse-page-query";

/** The chosen repetition if the page allows it, else the one that the page requires. Null: a single meeting. */
export function pickSeriesRule(page: BookablePage, { series }: Pick<PageQuery, "series">): SeriesRule | null {
  const repeating = deriveSeriesOptions(page);
  if (!repeating) return null;
  const { every, least, most } = repeating;
  return {
    every: every.find((one) => one === series?.every) ?? every[0],
    times: Math.min(Math.max(series?.times ?? least, least), most),
    zone: findSeriesZone(page),
  };
}

/** The series to book; null: a single meeting. */
export function pickSeries(page: BookablePage, query: PageQuery): SeriesRequest | null {
  const rule = pickSeriesRule(page, query);
  const [first] = query.starts;
  if (!rule || rule.times === 1 || first === undefined) return null;
  return buildSeriesRequest(first, rule, new Map(query.series?.instead));
}

/** Identifies the dates that a form has shown; only those are booked. */
export function formatShownSeries(first: Instant | undefined, rule: SeriesRule | null): string {
  if (!rule || first === undefined) return "";
  const last = listSeriesStarts(first, rule).at(-1) ?? first;
  return [rule.every, rule.times, formatSlotValue(last)].join("/");
}
