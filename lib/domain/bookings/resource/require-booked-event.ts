import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { requireEvent } from "@/lib/domain/events/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Throws 404 for events that are not bookings. */
export async function requireBookedEvent(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<EventRow> {
  const event = await requireEvent(db, organization, id);
  if (!event.bookpage) throw buildNotFoundProblem(`The booking ${id}`);
  return event;
}
