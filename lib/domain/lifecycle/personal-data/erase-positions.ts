import { hashAddress } from "@/lib/domain/availability/travel/address-hash";
import { findSiteOf } from "@/lib/domain/booking-pages/bookpages/site";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { SubjectIdentifiers } from "./subject-identifiers";

const PLACES = defineStatement<{ name: string; address: string | null }>(
  "SELECT name, address FROM event_places WHERE organization_id = $1 AND event_id = ANY ($2)",
);

const DELETE_POSITIONS = defineStatement<{ cell: number | null }>(
  "DELETE FROM address_positions WHERE organization_id = $1 AND address_hash = ANY ($2::text[]) RETURNING cell",
);

const DELETE_ROUTES = defineStatement(`
  DELETE FROM travel_times
   WHERE organization_id = $1 AND (from_cell = ANY ($2::bigint[]) OR to_cell = ANY ($2::bigint[]))`);

/**
 * Deletes the positions of the places of the person's events, and the routes to them, as one may be their home. A job
 * looks up those that are still needed.
 */
export async function erasePositions(tx: Db, { organization, events }: SubjectIdentifiers): Promise<void> {
  const places = await executeSql(tx, PLACES, [organization, events]);
  const keys = places.flatMap((place) => findSiteOf([place])?.key ?? []);
  if (keys.length === 0) return;
  const hashes = [...new Set(keys)].map((key) => hashAddress(organization, key));
  const deleted = await executeSql(tx, DELETE_POSITIONS, [organization, hashes]);
  const cells = deleted.flatMap(({ cell }) => cell ?? []);
  if (cells.length > 0) await executeSql(tx, DELETE_ROUTES, [organization, cells]);
}
