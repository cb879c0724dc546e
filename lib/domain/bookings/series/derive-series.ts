import type { Rhythm } from "@/lib/core/time/rhythm";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom";
import type { PageSettings } from "@/lib/domain/bookings/public-page";

/** How often a booker may repeat a meeting. */
export interface Repeating {
  every: readonly [Rhythm, ...Rhythm[]];
  least: number;
  most: number;
}

/** Null: a booking of this page is one meeting, as one of seats is. A link to certain times has no others to offer. */
export function deriveSeries({ custom, link }: Pick<PageSettings, "custom" | "link">): Repeating | null {
  const { series, auto_confirm } = custom;
  const [first, ...more] = [series?.every ?? []].flat();
  if (!series || first === undefined || auto_confirm !== true || pickSeats(custom) !== null) return null;
  if ((link?.starts.length ?? 0) > 0) return null;
  const [least = 1, most = least] = series.times;
  return { every: [first, ...more], least, most };
}
