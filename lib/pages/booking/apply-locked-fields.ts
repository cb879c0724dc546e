import type { LinkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import type { BookingFormValues } from "./parse-booking-form";

/** What fills in fields of the form: an offer, else a link. */
export const pickPrefillSource = ({ offer, link }: Pick<PageSettings, "offer" | "link">) => offer ?? link;

/** What was typed, but for fields that are settled: those are as link or offer have them, whatever was sent. */
export function applyLockedFields(
  values: BookingFormValues,
  page: Pick<PageSettings, "offer" | "link">,
): BookingFormValues {
  const filled = pickPrefillSource(page);
  if (!filled) return values;
  const { prefill }: { prefill: LinkPrefill } = filled;
  return { ...values, ...Object.fromEntries(filled.locks.map((name) => [name, prefill[name] ?? ""])) };
}
