import { asInstant, type Instant } from "@/lib/core/time/instant";
import { findSlots } from "./find-slots";
import type { SlotSearch } from "./slot-search";

type OfferedSearch = Omit<SlotSearch, "from" | "to">;

/** True if bookers may choose this start. A past start is never offered, also if the availability allows it. */
export function isOffered(offer: OfferedSearch, start: Instant): boolean {
  const range = { from: start, to: asInstant(start + 1) };
  return start >= offer.now && findSlots({ ...offer, ...range }).length > 0;
}
