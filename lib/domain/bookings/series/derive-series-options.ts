import type { SeriesFrequency } from "@/lib/core/time/series-frequency";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { BookablePage } from "@/lib/domain/bookings/public-page";

/** Allowed frequencies and counts of a series. */
export interface SeriesOptions {
  every: readonly [SeriesFrequency, ...SeriesFrequency[]];
  least: number;
  most: number;
}

/** Returns null if the page does not allow series, as with seats or with a link to fixed times. */
export function deriveSeriesOptions({
  settings,
  link,
}: Pick<BookablePage, "settings" | "link">): SeriesOptions | null {
  const { series, auto_confirm } = settings;
  const [first, ...more] = [series?.every ?? []].flat();
  if (!series || first === undefined || auto_confirm !== true || pickSeats(settings) !== null) return null;
  if ((link?.starts.length ?? 0) > 0) return null;
  const [least = 1, most = least] = series.times;
  return { every: [first, ...more], least, most };
}
