import { requireLocator } from "@/lib/domain/locators/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BestGeocodeResult } from "@/lib/platform/geocoding/geocoded-place";
import type { LocationBatch } from "./batch-schema";
import { findPlace } from "./find-place";
import { locationBody } from "./schema";

/** The most parallel geocoder requests. */
const PARALLEL_QUESTIONS = 8;

/** Geocodes each entry's address, in order; null for entries that need no lookup. Call it outside of transactions. */
export async function resolveBatchAddresses(
  db: Db,
  organization: OrganizationId,
  locatorId: string,
  { locations }: LocationBatch,
): Promise<BestGeocodeResult[]> {
  const locator = await requireLocator(db, organization, locatorId);
  const found: BestGeocodeResult[] = [];
  for (let first = 0; first < locations.length; first += PARALLEL_QUESTIONS) {
    const batch = locations.slice(first, first + PARALLEL_QUESTIONS).map((entry) => {
      const { data } = locationBody.safeParse(entry);
      return data?.address && !data.location ? findPlace(db, locator, data.address) : null;
    });
    found.push(...(await Promise.all(batch)));
  }
  return found;
}
