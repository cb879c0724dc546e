import type { Coordinates } from "@/lib/core/geography/coordinates";
import { measureDistance } from "@/lib/core/geography/measure-distance";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Location, Locator } from "@/lib/platform/db/generated/client";
import { defineStatement } from "@/lib/platform/db/statement";
import { serializeLocation } from "./serialize";
import { buildServiceCondition } from "./services";

interface Nearest {
  origin: Coordinates;
  /** Metres; null: no limit. */
  within: number | null;
  limit: number;
  /** Only locations that offer this service. */
  service?: string | null;
}

/** A point on the unit sphere, as in the index `locations_nearest_idx`. */
const buildSphereSql = (latitude: string, longitude: string) =>
  `cube(ARRAY[cosd(${latitude}) * cosd(${longitude}), cosd(${latitude}) * sind(${longitude}), sind(${latitude})])`;

const LOCATION_VECTOR = buildSphereSql("latitude", "longitude");
const ORIGIN_VECTOR = buildSphereSql("$3::float8", "$4::float8");

/** The index is sorted by distance, so that only as many rows as requested are read. */
const NEAREST_STATEMENT = defineStatement<Location>(`
  SELECT id, organization_id AS "organizationId", locator_id AS "locatorId", extid AS "externalId", name, address, postcode, latitude,
         longitude, picture_url AS "pictureUrl", link, opening_hours AS "openingHours", timezone, created_at AS "createdAt", updated_at AS "updatedAt", v
    FROM locations t
   WHERE organization_id = $1 AND locator_id = $2 AND ${buildServiceCondition("$6")}
   ORDER BY ${LOCATION_VECTOR} <-> ${ORIGIN_VECTOR}, id
   LIMIT $5`);

/** Finds the nearest locations, nearest first, in whole metres. Those beyond the limit come last and are dropped. */
export async function findNearestLocations(
  db: Db,
  locator: Locator,
  { origin, within, limit, service = null }: Nearest,
) {
  const rows = await executeSql(db, NEAREST_STATEMENT, [
    locator.organizationId,
    locator.id,
    origin.latitude,
    origin.longitude,
    limit,
    service,
  ]);
  return rows
    .map((row) => ({ row, distance: measureDistance(origin, row) }))
    .filter(({ distance }) => within === null || distance <= within)
    .map(({ row, distance }) => ({ ...serializeLocation(row), distance: Math.round(distance) }));
}
