import type { FramedEvent } from "@/lib/domain/events/event-rows";
import { readFramedEvents } from "@/lib/domain/events/event-rows";
import { type EventVisitor, toVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findSeriesIds } from "./find-series-ids";
import { bySeriesIndex } from "./read-series";

/** All events of a series, in its order. */
export async function readFramedSeries(
  db: Db,
  organization: OrganizationId,
  series: string,
): Promise<FramedEvent[]> {
  const events = await readFramedEvents(db, organization, await findSeriesIds(db, organization, series));
  return events.sort(bySeriesIndex);
}

type Person = Pick<EventVisitor, "email" | "userId" | "su" | "position">;

/** The same person's place in each of these events, where they have one. */
export const listVisits = (events: readonly FramedEvent[], person: Person): EventVisitor[] =>
  events.flatMap((event) => {
    const same = event.invitees.find((invitee) => isSame(invitee, person));
    return same ? [toVisitor(event, same)] : [];
  });

function isSame(one: Person, other: Person): boolean {
  if (one.userId !== null || other.userId !== null) return one.userId === other.userId;
  // Whoever booked by phone has no address, and is told apart by the place in the list.
  return one.email === null
    ? other.email === null && one.position === other.position
    : one.email === other.email;
}
