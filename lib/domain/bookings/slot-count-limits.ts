import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";

/** Maximum number of times that a booking may propose. */
export const MAX_STARTS = 10;

/** Limits on the number of times that a booker chooses. */
export interface SlotCountLimits {
  several: boolean;
  least: number;
  most: number;
}

/** Pages that confirm at once take one time; others take several unless `one_slot` is set. */
export function deriveSlotCountLimits({ auto_confirm, one_slot, min_dates }: PageSettings): SlotCountLimits {
  if (auto_confirm || one_slot) return { several: false, least: 1, most: 1 };
  return { several: true, least: min_dates ?? 1, most: MAX_STARTS };
}
