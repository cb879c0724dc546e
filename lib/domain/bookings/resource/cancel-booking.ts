import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { Db } from "@/lib/platform/db/client";
import { fieldProblem } from "@/lib/platform/http/problem";
import { withBooking } from "./describe-booking";
import { findBookedEvent } from "./find-booked-event";
import type { CancelBookingBody } from "./schema";

/** Of a meeting with seats also one of them alone. */
export async function cancelBooking(db: Db, target: EventTarget, body: CancelBookingBody) {
  const { seats } = await findBookedEvent(db, target.organization, target.id);
  const { invitee, ...cancel } = body ?? {};
  if (invitee === undefined) return withBooking((await cancelEvent(db, target, cancel)).event, target.now);
  if (seats === null) throw withoutSeats();
  return withBooking((await declineEvent(db, target, { invitee })).event, target.now);
}

/** Else all of a booking would be changed for one of its guests. */
export const withoutSeats = () =>
  fieldProblem("/invitee", "mismatch", "invitee is for meetings with seats; this one is of one booker");
