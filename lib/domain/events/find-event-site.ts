import type { Site } from "@/lib/core/slots/journeys";
import { findSiteOf } from "@/lib/domain/booking-pages/bookpages/site";
import type { PlaceKind } from "@/lib/domain/conferencing/conferences/options";
import type { Event, EventPlace } from "@/lib/platform/db/generated/client";

export type EventWithPlaces = Pick<Event, "confirmedPlaceId"> & {
  places: readonly Pick<EventPlace, "id" | "name" | "address" | "kind">[];
};

/** Returns where an event takes place; undefined if it has no place, null if the host need not travel to it. */
export function findEventSite({ places, confirmedPlaceId }: EventWithPlaces): Site | null | undefined {
  const chosen = confirmedPlaceId ? places.filter(({ id }) => id === confirmedPlaceId) : places;
  if (chosen.length === 0) return undefined;
  return findSiteOf(chosen.map((place) => ({ ...place, kind: place.kind as PlaceKind })));
}
