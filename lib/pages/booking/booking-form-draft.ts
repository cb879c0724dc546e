import type { Instant } from "@/lib/core/time/instant";
import type { BookingFormIssue, BookingFormValues } from "./booking-form";

/** What a booker had typed when the booking was refused, and why it was. */
export interface BookingFormDraft {
  values: BookingFormValues;
  issues: readonly BookingFormIssue[];
  /** Times that were lost, and the free ones nearest to them. */
  taken: readonly Instant[];
  nearest: readonly Instant[];
}
