import { requireLocator } from "@/lib/domain/locators/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BestGeocodeResult } from "@/lib/platform/geocoding/geocoded-place";
import { findPlace } from "./find-place";
import type { LocationUpdate } from "./schema";

/**
 * Looks the body's address up before any transaction is open; null where coordinates make that needless. What to
 * make of the result is decided with the write: a replayed or needless lookup must not refuse anything.
 */
export async function resolveAddress(
  db: Db,
  organization: OrganizationId,
  locatorId: string,
  { location, address }: LocationUpdate,
): Promise<BestGeocodeResult> {
  if (location || !address) return null;
  return findPlace(db, await requireLocator(db, organization, locatorId), address);
}
