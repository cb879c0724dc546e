import { isDurationAllowed, pickDuration } from "@/lib/domain/booking-pages/bookpages/durations";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import type { FieldError } from "@/lib/platform/http/problem";
import type { BookingBody } from "./schema";

/** The duration must be one that the page offers, or the one that the link fixes. */
export function findDurationIssues(
  { duration }: Pick<BookingBody, "duration">,
  { custom, type, link }: PageSettings,
): FieldError[] {
  if (duration === undefined) return [];
  const settled = link?.duration ?? null;
  const isOffered =
    settled === null
      ? isDurationAllowed(custom, { minutes: duration, ofType: type !== null })
      : duration === settled;
  const offered = settled ?? custom.durations?.join(", ") ?? pickDuration(custom);
  const message = `must be one of what is offered here: ${offered}`;
  return isOffered ? [] : [{ in: "body", pointer: "/duration", code: "mismatch", message }];
}
