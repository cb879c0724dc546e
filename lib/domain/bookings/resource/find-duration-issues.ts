import { isDurationAllowed, pickDuration } from "@/lib/domain/booking-pages/bookpages/durations";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { FieldError } from "@/lib/domain/contracts/problem";
import type { BookingBody } from "./schema";

/** The duration must be one that the page offers, or the one that the link fixes. */
export function findDurationIssues(
  { duration }: Pick<BookingBody, "duration">,
  { settings, type, link }: BookablePage,
): FieldError[] {
  if (duration === undefined) return [];
  const fixedDuration = link?.duration ?? null;
  const isOffered =
    fixedDuration === null
      ? isDurationAllowed(settings, { minutes: duration, ofType: type !== null })
      : duration === fixedDuration;
  const offered = fixedDuration ?? settings.durations?.join(", ") ?? pickDuration(settings);
  const message = `must be one of what is offered here: ${offered}`;
  return isOffered ? [] : [{ in: "body", pointer: "/duration", code: "mismatch", message }];
}
