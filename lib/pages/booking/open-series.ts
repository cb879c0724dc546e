import { listStarts, type SeriesRule } from "@/lib/core/series/list-starts";
import { type Instant, instant } from "@/lib/core/time/instant";
import { rangeAround } from "@/lib/domain/availability/free-slots/nearest-free";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { type CheckedTime, checkSeries } from "@/lib/domain/bookings/series/check-series";
import { deriveSeries, type Repeating } from "@/lib/domain/bookings/series/derive-series";
import type { PageQuery } from "./page-query";
import { pickRule } from "./pick-series";

/** What a booker is shown of a series before it is booked. */
export interface SeriesOpening {
  repeating: Repeating;
  rule: SeriesRule;
  /** Its times by the rule; none for a single meeting. */
  times: readonly CheckedTime[];
}

type Load = (range: { from: Instant; to: Instant }) => Promise<PublicPage | null>;

/** The dates of the series that has been chosen, looked at as they would be booked; null where nothing repeats. */
export async function openSeries(
  page: PublicPage,
  query: PageQuery,
  load: Load,
  now: Instant,
): Promise<SeriesOpening | null> {
  const repeating = deriveSeries(page);
  const rule = pickRule(page, query);
  const [first] = query.starts;
  if (!query.details || !repeating || !rule || first === undefined) return null;
  const starts = rule.times === 1 ? [] : listStarts(first, rule);
  const last = starts.at(-1);
  if (last === undefined) return { repeating, rule, times: [] };
  const read = await load(rangeAround(first, instant(last)));
  if (!read) return null;
  const { hosts, match, grid } = read;
  const search = { ...grid, hosts, match, duration: page.duration, now, zone: rule.zone };
  return { repeating, rule, times: checkSeries(search, starts).times };
}
