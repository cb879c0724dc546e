import type { LinkRefusal } from "@/lib/domain/booking-pages/links/open-link";
import type { Unwelcome } from "@/lib/domain/bookings/refuse-unwelcome";
import type { SeatRefusal } from "@/lib/domain/bookings/seats/join-meeting";
import { ApiProblem, fieldProblem, unknownProblem } from "@/lib/platform/http/problem";
import type { BookingBody } from "./schema";

type Refused = { outcome: "link"; why: LinkRefusal } | Unwelcome | SeatRefusal | { outcome: "full" };

/** Why nothing was booked, but for a time that is not free. */
export function refuseBooking(refused: Refused, body: Pick<BookingBody, "attendee" | "guests">): ApiProblem {
  switch (refused.outcome) {
    case "link":
      return refuseLink(refused.why);
    case "unwelcome":
      return refuseAddresses(refused, body);
    case "seats":
      return fieldProblem(
        "/guests",
        "too_big",
        `guests must be fewer: so many seats are left: ${refused.left}`,
        "conflict",
      );
    case "seated":
      return fieldProblem(
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

/** Names the first address with which nobody is booked here. */
function refuseAddresses(
  { emails: [email] }: Unwelcome,
  { attendee, guests = [] }: Pick<BookingBody, "attendee" | "guests">,
): ApiProblem {
  const pointer = email === attendee.email ? "/attendee/email" : `/guests/${guests.indexOf(email ?? "")}`;
  return fieldProblem(pointer, "refused", `${email} cannot be booked with here`);
}

const LINK_REFUSALS: Record<LinkRefusal, string> = {
  unknown: "is no booking link of your organisation",
  used_up: "has been used as often as it may be",
  ended: "has ended",
  revoked: "was revoked",
};

export const refuseLink = (why: LinkRefusal) =>
  unknownProblem("link", LINK_REFUSALS[why], why === "unknown" ? "not_found" : "conflict");
