import { listStarts, type SeriesRule } from "@/lib/core/series/list-starts";
import { slotValue } from "@/lib/core/slots/slot-value";
import type { Instant } from "@/lib/core/time/instant";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import { deriveSeries } from "@/lib/domain/bookings/series/derive-series";
import { findSeriesZone, type SeriesWish, wishSeries } from "@/lib/domain/bookings/series/series-wish";
import type { PageQuery } from "./page-query";

/** How the meeting is to repeat: as was chosen, as far as the page has it, else as often as it has to. Null: it does not. */
export function pickRule(page: PageSettings, { series }: Pick<PageQuery, "series">): SeriesRule | null {
  const repeating = deriveSeries(page);
  if (!repeating) return null;
  const { every, least, most } = repeating;
  return {
    every: every.find((one) => one === series?.every) ?? every[0],
    times: Math.min(Math.max(series?.times ?? least, least), most),
    zone: findSeriesZone(page),
  };
}

/** What is to be booked; null: a single meeting. */
export function pickSeries(page: PageSettings, query: PageQuery): SeriesWish | null {
  const rule = pickRule(page, query);
  const [first] = query.starts;
  if (!rule || rule.times === 1 || first === undefined) return null;
  return wishSeries(first, rule, new Map(query.series?.instead));
}

/** Names the dates that a form has shown: others than these are never booked by it. */
export function nameShown(first: Instant | undefined, rule: SeriesRule | null): string {
  if (!rule || first === undefined) return "";
  const last = listStarts(first, rule).at(-1) ?? first;
  return [rule.every, rule.times, slotValue(last)].join("/");
}
