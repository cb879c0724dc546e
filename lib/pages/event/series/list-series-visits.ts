import type { Instant } from "@/lib/core/time/instant";
import { findSeriesPosition } from "@/lib/domain/events/series/find-series-position";
import {
  listDetailedSeriesEvents,
  listSeriesVisitors,
} from "@/lib/domain/events/series/list-series-visitors";
import { deriveVisitorState } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

/** Lists the visitor at all events of the series, in its order; empty for a single event. */
export async function listSeriesVisits(db: Db, visitor: EventVisitor): Promise<EventVisitor[]> {
  const { seriesId, organizationId } = visitor.event;
  if (seriesId === null) return [];
  return listSeriesVisitors(
    await listDetailedSeriesEvents(db, asOrganizationId(organizationId), seriesId),
    visitor,
  );
}

/** Picks the visitor's current event and the later ones that still take place. */
export function pickFollowingVisits(
  visits: readonly EventVisitor[],
  { event }: EventVisitor,
  now: Instant,
): EventVisitor[] {
  const from = findSeriesPosition(event)?.index ?? 0;
  return visits.filter((visit) => {
    const state = deriveVisitorState({ ...visit, id: "" }, now); // even if this person has declined
    return (findSeriesPosition(visit.event)?.index ?? 0) >= from && state === "confirmed";
  });
}
