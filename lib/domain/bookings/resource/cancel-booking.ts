import { isOwnOf } from "@/lib/domain/bookings/series/is-own-of";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { cancelFollowing } from "@/lib/domain/events/series/cancel-following";
import type { Db } from "@/lib/platform/db/client";
import type { Reader } from "@/lib/platform/http/contract";
import { fieldProblem } from "@/lib/platform/http/problem";
import { withBooking } from "./describe-booking";
import { findBookedEvent } from "./find-booked-event";
import type { CancelBookingBody } from "./schema";

/**
 * Of a series also all that follow; of a meeting with seats also one of them alone. `reader`: the member who asks, whose own
 * bookings of a series alone are cancelled.
 */
export async function cancelBooking(
  db: Db,
  target: EventTarget,
  body: CancelBookingBody,
  reader: Reader | null,
) {
  const { seats, seriesId } = await findBookedEvent(db, target.organization, target.id);
  const { invitee, scope, ...cancel } = body ?? {};
  if (invitee !== undefined) {
    if (seats === null) throw withoutSeats();
    return withBooking((await declineEvent(db, target, { invitee })).event, target.now);
  }
  const isFollowing = scope === "following" && seriesId !== null;
  const { event } = isFollowing
    ? await cancelFollowing(db, target, cancel, isOwnOf(reader))
    : await cancelEvent(db, target, cancel);
  return withBooking(event, target.now);
}

/** Else all of a booking would be changed for one of its guests. */
export const withoutSeats = () =>
  fieldProblem("/invitee", "mismatch", "invitee is for meetings with seats; this one is of one booker");
