import { requireLocator } from "@/lib/domain/locators/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BestGeocodeResult } from "@/lib/platform/geocoding/geocoded-place";
import { findPlace } from "./find-place";
import type { LocationUpdate } from "./schema";

/**
 * Geocodes the body's address before any transaction; null if coordinates make that unnecessary. The write decides how
 * to use the result: an unnecessary lookup, as in a replay, must not reject anything.
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
