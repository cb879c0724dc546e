import type { Db } from "@/lib/db/client";
import type { BestPlace } from "@/lib/geocoding/place";
import { findLocator } from "@/lib/locators/queries";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findPlace } from "./find-place";
import type { LocationUpdate } from "./schema";

/**
 * Looks the body's address up before any transaction is open; null where coordinates make that needless. What to
 * make of the result is decided with the write: a replayed or needless lookup must not refuse anything.
 */
export async function locateAddress(
  db: Db,
  organization: OrganizationId,
  locatorId: string,
  { location, address }: LocationUpdate,
): Promise<BestPlace> {
  if (location || !address) return null;
  return findPlace(db, await findLocator(db, organization, locatorId), address);
}
