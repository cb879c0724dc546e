import type { DetailedEvent } from "@/lib/domain/events/event-rows";
import { listDetailedEvents } from "@/lib/domain/events/event-rows";
import { type EventVisitor, toVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { compareBySeriesIndex } from "./find-series-position";
import { listSeriesIds } from "./list-series-ids";

/** All events of a series, in its order. */
export async function listDetailedSeriesEvents(
  db: Db,
  organization: OrganizationId,
  series: string,
): Promise<DetailedEvent[]> {
  const events = await listDetailedEvents(db, organization, await listSeriesIds(db, organization, series));
  return events.sort(compareBySeriesIndex);
}

type Person = Pick<EventVisitor, "email" | "userId" | "su" | "position">;

/** The same person's place in each of these events, where they have one. */
export const listSeriesVisitors = (events: readonly DetailedEvent[], person: Person): EventVisitor[] =>
  events.flatMap((event) => {
    const same = event.invitees.find((invitee) => isSamePerson(invitee, person));
    return same ? [toVisitor(event, same)] : [];
  });

function isSamePerson(one: Person, other: Person): boolean {
  if (one.userId !== null || other.userId !== null) return one.userId === other.userId;
  // Whoever booked by phone has no address, and is told apart by the place in the list.
  return one.email === null
    ? other.email === null && one.position === other.position
    : one.email === other.email;
}
