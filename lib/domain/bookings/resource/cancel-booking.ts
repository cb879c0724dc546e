import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { CancelBody } from "@/lib/domain/events/operation-schema";
import type { Db } from "@/lib/platform/db/client";
import { withBooking } from "./describe-booking";
import { findBookedEvent } from "./find-booked-event";

export async function cancelBooking(db: Db, target: EventTarget, body: CancelBody) {
  await findBookedEvent(db, target.organization, target.id);
  const { event } = await cancelEvent(db, target, body);
  return withBooking(event, target.now);
}
