import type { DetailedEvent } from "@/lib/domain/events/event-rows";
import { listDetailedEvents } from "@/lib/domain/events/event-rows";
import { type EventVisitor, toVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { compareBySeriesIndex } from "./find-series-position";
import { listSeriesIds } from "./list-series-ids";

/** Lists all events of a series in order. */
export async function listDetailedSeriesEvents(
  db: Db,
  organization: OrganizationId,
  series: string,
): Promise<DetailedEvent[]> {
  const events = await listDetailedEvents(db, organization, await listSeriesIds(db, organization, series));
  return events.sort(compareBySeriesIndex);
}

type Person = Pick<EventVisitor, "email" | "userId" | "isOrganizer" | "position">;

/** Lists the same person's participation in each of these events. */
export const listSeriesVisitors = (events: readonly DetailedEvent[], person: Person): EventVisitor[] =>
  events.flatMap((event) => {
    const found = event.invitees.find((invitee) => isSamePerson(invitee, person));
    return found ? [toVisitor(event, found)] : [];
  });

function isSamePerson(one: Person, other: Person): boolean {
  if (one.userId !== null || other.userId !== null) return one.userId === other.userId;
  // A booker by phone has no address and is identified by position.
  return one.email === null
    ? other.email === null && one.position === other.position
    : one.email === other.email;
}
