import type { Instant } from "@/lib/core/time/instant";
import type { FormIssue, FormValues } from "./booking-form";

/** What a booker had typed when the booking was refused, and why it was. */
export interface RefusedBooking {
  values: FormValues;
  issues: readonly FormIssue[];
  /** Times that were lost, and the free ones nearest to them. */
  taken: readonly Instant[];
  nearest: readonly Instant[];
}
