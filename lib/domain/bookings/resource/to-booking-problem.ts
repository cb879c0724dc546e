import type { LinkRejection } from "@/lib/domain/booking-pages/links/resolve-link-token";
import type { BlockedGuests } from "@/lib/domain/bookings/resolve-attendees";
import type { SeatRejection } from "@/lib/domain/bookings/seats/join-meeting";
import { ApiProblem, buildFieldProblem, buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import type { BookingBody } from "./schema";

type BookingRejection =
  | { outcome: "link"; why: LinkRejection }
  | BlockedGuests
  | SeatRejection
  | { outcome: "full" };

/** Maps every rejection except an unavailable time to a problem. */
export function toBookingProblem(
  rejection: BookingRejection,
  body: Pick<BookingBody, "attendee" | "guests">,
): ApiProblem {
  switch (rejection.outcome) {
    case "link":
      return toLinkProblem(rejection.why);
    case "unwelcome":
      return toBlockedGuestsProblem(rejection, body);
    case "seats":
      return buildFieldProblem(
        "/guests",
        "too_big",
        `guests must be fewer: so many seats are left: ${rejection.left}`,
        "conflict",
      );
    case "seated":
      return buildFieldProblem(
        "/attendee/email",
        "taken",
        "This address has a seat in this meeting already",
        "conflict",
      );
    case "full":
      return new ApiProblem("conflict", "This address has as many bookings with this host as it may have.", {
        reason: "too_many",
      });
  }
}

/** Reports the first blocked address. */
function toBlockedGuestsProblem(
  { emails: [email] }: BlockedGuests,
  { attendee, guests = [] }: Pick<BookingBody, "attendee" | "guests">,
): ApiProblem {
  const pointer = email === attendee.email ? "/attendee/email" : `/guests/${guests.indexOf(email ?? "")}`;
  return buildFieldProblem(pointer, "refused", `${email} cannot be booked with here`);
}

const LINK_REJECTION_MESSAGES: Record<LinkRejection, string> = {
  unknown: "is no booking link of your organisation",
  used_up: "has been used as often as it may be",
  ended: "has ended",
  revoked: "was revoked",
};

export const toLinkProblem = (why: LinkRejection) =>
  buildUnknownFieldProblem(
    "link",
    LINK_REJECTION_MESSAGES[why],
    why === "unknown" ? "not_found" : "conflict",
  );
