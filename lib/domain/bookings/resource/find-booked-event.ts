import type { EventRow } from "@/lib/domain/events/event-rows";
import { findEvent } from "@/lib/domain/events/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { notFound } from "@/lib/platform/http/problem";

/** Other events are no bookings, and unknown under this address. */
export async function findBookedEvent(db: Db, organization: OrganizationId, id: string): Promise<EventRow> {
  const event = await findEvent(db, organization, id);
  if (!event.bookpage) throw notFound(`The booking ${id}`);
  return event;
}
