import { applyBatch } from "@/lib/domain/contracts/apply-batch";
import { Precondition } from "@/lib/domain/contracts/etag";
import { requireLocator } from "@/lib/domain/locators/queries";
import type { Db } from "@/lib/platform/db/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BestGeocodeResult } from "@/lib/platform/geocoding/geocoded-place";
import type { LocationBatch, LocationBatchResult } from "./batch-schema";
import { createLocation, toNewLocationColumns } from "./create-location";
import { findLocationWarning } from "./find-location-warning";
import { locationBody } from "./schema";
import { serializeLocation } from "./serialize";
import { updateLocation } from "./update-location";

interface UpsertBatch {
  batch: LocationBatch;
  strict: boolean;
  /** Geocoded addresses in order. */
  found: BestGeocodeResult[];
}

/** Creates each location, or updates the one with its extid, independently of the others. */
export async function upsertLocations(
  db: Db,
  organization: OrganizationId,
  locatorId: string,
  { batch: { locations, dry_run: dryRun = false }, strict, found }: UpsertBatch,
): Promise<{ results: LocationBatchResult[] }> {
  await requireLocator(db, organization, locatorId);
  const buildResult = (
    status: number,
    { doubt, ...location }: Awaited<ReturnType<typeof createLocation>>,
  ): LocationBatchResult => ({
    status,
    coordinates: location.location.coordinates,
    ...omitUndefined({ doubt }),
    ...(dryRun ? {} : { location }),
  });
  const results = await applyBatch<typeof locationBody, LocationBatchResult>(db, {
    entries: locations,
    pointer: "/locations",
    schema: locationBody,
    strict,
    dryRun,
    write: async (tx, body, index) => {
      const { extid: externalId } = body;
      const known = externalId
        ? await tx.location.findUnique({
            where: {
              organizationId_locatorId_externalId: { organizationId: organization, locatorId, externalId },
            },
            select: { id: true },
          })
        : null;
      const geocoded = found[index] ?? null;
      const location = known
        ? await updateLocation(
            tx,
            organization,
            { locator_id: locatorId, location_id: known.id },
            body,
            geocoded,
            new Precondition(null),
          )
        : await createLocation(tx, organization, locatorId, body, geocoded);
      return buildResult(known ? 200 : 201, location);
    },
    bulkWrite: {
      listKeys: (body, index) =>
        !body.link && (body.location || (found[index] && found[index] !== "unavailable"))
          ? [body.extid ?? []].flat()
          : null,
      write: async (tx, batch) => {
        const data = batch.map(({ body, index }) =>
          toNewLocationColumns(organization, locatorId, body, found[index] ?? null),
        );
        const rows = await tx.location.createManyAndReturn({ data, skipDuplicates: true });
        const created = new Map(rows.map((row) => [row.id, row]));
        return data.map(({ id }, index) => {
          const row = created.get(id);
          const entry = batch[index];
          if (!row || !entry) return null;
          return buildResult(201, {
            ...serializeLocation(row),
            ...omitUndefined({ doubt: findLocationWarning(entry.body) ?? undefined }),
          });
        });
      },
    },
  });
  return { results };
}
