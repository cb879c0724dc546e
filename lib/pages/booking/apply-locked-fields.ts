import type { LinkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { BookingFormValues } from "./parse-booking-form";

/** Returns the offer, else the link, either of which may prefill fields. */
export const pickPrefillSource = ({ offer, link }: Pick<BookablePage, "offer" | "link">) => offer ?? link;

/** Replaces the values of locked fields by those of the link or offer. */
export function applyLockedFields(
  values: BookingFormValues,
  page: Pick<BookablePage, "offer" | "link">,
): BookingFormValues {
  const filled = pickPrefillSource(page);
  if (!filled) return values;
  const { prefill }: { prefill: LinkPrefill } = filled;
  return { ...values, ...Object.fromEntries(filled.locks.map((name) => [name, prefill[name] ?? ""])) };
}
