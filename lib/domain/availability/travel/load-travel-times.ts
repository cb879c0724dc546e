import { buildRoutes, type Position, type Site, type TravelTimes } from "@/lib/core/slots/journeys";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { hashAddress } from "./address-hash";

/** A position of `place`, or the minutes between `place` and `other`. */
interface Row {
  place: string;
  other: string | null;
  latitude: number | null;
  longitude: number | null;
  rough: boolean | null;
  minutes: number | null;
}

const LOAD = definePreparedStatement<Row>(`
  WITH located AS MATERIALIZED (
         SELECT address_hash, latitude, longitude, rough, cell FROM address_positions
          WHERE organization_id = $1 AND address_hash = ${formatAnyOf("$2")} AND cell IS NOT NULL)
  SELECT address_hash AS place, NULL::text AS other, latitude, longitude, rough, NULL::int AS minutes FROM located
   UNION ALL
  SELECT a.address_hash, b.address_hash, NULL, NULL, NULL, t.minutes
    FROM located a JOIN located b ON b.cell <> a.cell
    JOIN travel_times t ON t.organization_id = $1
     AND t.from_cell = least(a.cell, b.cell) AND t.to_cell = greatest(a.cell, b.cell)
   WHERE a.address_hash = ${formatAnyOf("$3")} AND t.minutes IS NOT NULL`);

/**
 * Loads where places are, and the routes from each of `ends` to all of them, by one statement. Stored values apply even
 * after their expiry, until the job has renewed them.
 */
export async function loadTravelTimes(
  db: Db,
  organization: OrganizationId,
  ends: readonly (Site | null)[],
  others: readonly (Site | null)[],
): Promise<TravelTimes> {
  const keys = new Map(
    listKeys([...ends, ...others]).map((key) => [hashAddress(organization, key), key] as const),
  );
  const positions = new Map<string, Position>();
  const routes: [string, string, number][] = [];
  if (keys.size === 0) return { positions, routes: buildRoutes([]) };
  const rows = await executeSql(db, LOAD, [
    organization,
    [...keys.keys()],
    listKeys(ends).map((key) => hashAddress(organization, key)),
  ]);
  for (const { place, other, latitude, longitude, rough, minutes } of rows) {
    const key = keys.get(place) ?? "";
    if (latitude !== null && longitude !== null)
      positions.set(key, { latitude, longitude, isRough: rough === true });
    const otherKey = other === null ? undefined : keys.get(other);
    if (otherKey !== undefined && minutes !== null) routes.push([key, otherKey, minutes]);
  }
  return { positions, routes: buildRoutes(routes) };
}

const listKeys = (sites: readonly (Site | null)[]): string[] => [
  ...new Set(sites.flatMap((site) => site?.key ?? [])),
];
