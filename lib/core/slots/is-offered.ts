import { type Instant, instant } from "@/lib/core/time/instant";
import { findSlots } from "./find-slots";
import type { SlotSearch } from "./slot-search";

type Offer = Omit<SlotSearch, "from" | "to">;

/** Whether bookers may have this start. Nobody books the past, whatever the availability says. */
export function isOffered(offer: Offer, start: Instant): boolean {
  const range = { from: start, to: instant(start + 1) };
  return start >= offer.now && findSlots({ ...offer, ...range }).length > 0;
}
