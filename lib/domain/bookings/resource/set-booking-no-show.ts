import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { setNoShow } from "@/lib/domain/events/changes/set-no-show";
import type { NoShowBody } from "@/lib/domain/events/operation-schema";
import type { Db } from "@/lib/platform/db/client";
import { addBookingFacts } from "./derive-booking-facts";
import { requireBookedEvent } from "./require-booked-event";

export async function setBookingNoShow(db: Db, target: EventTarget, body: NoShowBody) {
  await requireBookedEvent(db, target.organization, target.id);
  const { event } = await setNoShow(db, target, body);
  return addBookingFacts(event, target.now);
}
