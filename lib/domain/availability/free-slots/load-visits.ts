import type { Journeys, Site, TravelTimes, Visit } from "@/lib/core/slots/journeys";
import type { Host, Schedule } from "@/lib/core/slots/schedule";
import { loadTravelTimes } from "@/lib/domain/availability/travel/load-travel-times";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { loadHostVisits, type VisitRange } from "./load-host-visits";

export interface Visits {
  byHost: ReadonlyMap<string, readonly Visit[]>;
  /** Undefined if no host has journeys by distance. */
  travelTimes?: TravelTimes;
}

export interface Traveller {
  id: string;
  journeys: readonly Journeys[];
}

interface SearchedRange extends VisitRange {
  /** Where the searched meetings may take place. */
  sites: readonly (Site | null)[];
}

/** Lists the hosts who travel. `hosts` may have several schedules each. */
export const listTravellers = (
  hosts: readonly { id: string; schedules: readonly (Pick<Schedule, "journeys"> | null)[] }[],
): Traveller[] =>
  hosts.flatMap(({ id, schedules }) => {
    const journeys = schedules.flatMap((schedule) => schedule?.journeys ?? []);
    return journeys.length > 0 ? [{ id, journeys }] : [];
  });

/**
 * Loads the meetings to which these hosts travel and, if journeys depend on the distance, the positions of their places
 * by a second statement. Without hosts there is none.
 */
export async function loadVisits(
  db: Db,
  organization: OrganizationId,
  travellers: readonly Traveller[],
  { sites, ...range }: SearchedRange,
): Promise<Visits> {
  const hosts = travellers.map(({ id }) => id);
  const byHost = await loadHostVisits(db, organization, hosts, range);
  const journeys = travellers.flatMap((one) => one.journeys);
  if (!journeys.some(({ byDistance }) => byDistance)) return { byHost };
  const ends = [...sites, ...journeys.flatMap(({ bases }) => bases)];
  const others = [...byHost.values()].flatMap((visits) => visits.map(({ site }) => site));
  return { byHost, travelTimes: await loadTravelTimes(db, organization, ends, others) };
}

export function applyVisits(host: Host, id: string, { byHost, travelTimes }: Visits): Host {
  const visits = byHost.get(id);
  return visits ? { ...host, visits, ...(travelTimes && { travelTimes }) } : host;
}
