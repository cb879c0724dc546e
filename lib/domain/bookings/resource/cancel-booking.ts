import { canChangeEvent } from "@/lib/domain/bookings/series/can-change-event";
import type { MemberReader } from "@/lib/domain/contracts/contract";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { cancelFollowing } from "@/lib/domain/events/series/cancel-following";
import type { Db } from "@/lib/platform/db/client";
import { addBookingFacts } from "./derive-booking-facts";
import { requireBookedEvent } from "./require-booked-event";
import type { CancelBookingBody } from "./schema";

/**
 * Cancels a booking: with `scope`, the following ones of its series too; with `invitee`, only that seat.
 * `reader` is the calling member, who can cancel only their own bookings of a series.
 */
export async function cancelBooking(
  db: Db,
  target: EventTarget,
  body: CancelBookingBody,
  reader: MemberReader | null,
) {
  const { seats, seriesId } = await requireBookedEvent(db, target.organization, target.id);
  const { invitee, scope, ...cancel } = body ?? {};
  if (invitee !== undefined) {
    if (seats === null) throw buildNoSeatsProblem();
    return addBookingFacts((await declineEvent(db, target, { invitee })).event, target.now);
  }
  const isFollowing = scope === "following" && seriesId !== null;
  const { event } = isFollowing
    ? await cancelFollowing(db, target, cancel, canChangeEvent(reader))
    : await cancelEvent(db, target, cancel);
  return addBookingFacts(event, target.now);
}

/** Rejects `invitee` for a booking without seats, which would cancel for all guests. */
export const buildNoSeatsProblem = () =>
  buildFieldProblem("/invitee", "mismatch", "invitee is for meetings with seats; this one is of one booker");
