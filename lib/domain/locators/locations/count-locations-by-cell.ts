import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Locator } from "@/lib/platform/db/generated/client";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildServiceCondition } from "./services";

/** The locations of a map cell, and their average position. */
export interface MapCell {
  latitude: number;
  longitude: number;
  count: number;
}

const COLUMNS = 9;
const ROWS = 8;

/** Bounds are slightly widened, so that no cell is empty and edges are included. */
const CELLS_STATEMENT = definePreparedStatement<MapCell>(`
  WITH offering AS MATERIALIZED (
    SELECT latitude, longitude FROM locations t
     WHERE organization_id = $1 AND locator_id = $2 AND ${buildServiceCondition("$3")}),
  bounds AS MATERIALIZED (
    SELECT min(latitude) - 1e-6 AS south, max(latitude) + 1e-6 AS north,
           min(longitude) - 1e-6 AS west, max(longitude) + 1e-6 AS east
      FROM offering)
  SELECT avg(latitude) AS latitude, avg(longitude) AS longitude, count(*)::int AS count
    FROM offering, bounds
   GROUP BY width_bucket(longitude, west, east, ${COLUMNS}), width_bucket(latitude, south, north, ${ROWS})`);

/** Counts a locator's locations with the service by map cell: at most 72 cells, however many locations. */
export const countLocationsByCell = (
  db: Db,
  { organizationId, id }: Locator,
  service: string | null = null,
): Promise<MapCell[]> => executeSql(db, CELLS_STATEMENT, [organizationId, id, service]);
