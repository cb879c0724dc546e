import type { OpenLink } from "@/lib/domain/links/open-link";
import type { BookingFormValues } from "./booking-form";

/** What was typed, but for fields that the link has settled: those are the link's, whatever was sent. */
export function fillLocked(values: BookingFormValues, link: OpenLink | undefined): BookingFormValues {
  if (!link) return values;
  return { ...values, ...Object.fromEntries(link.locks.map((name) => [name, link.prefill[name] ?? ""])) };
}
