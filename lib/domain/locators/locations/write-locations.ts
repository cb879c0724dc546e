import { findLocator } from "@/lib/domain/locators/queries";
import type { Db } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BestPlace } from "@/lib/platform/geocoding/place";
import { Precondition } from "@/lib/platform/http/etag";
import { writeBatch } from "@/lib/platform/http/write-batch";
import type { LocationBatch, LocationBatchResult } from "./batch-schema";
import { createLocation, newLocationColumns } from "./create-location";
import { findDoubt } from "./find-doubt";
import { locationBody } from "./schema";
import { serializeLocation } from "./serialize";
import { updateLocation } from "./update-location";

interface Batch {
  batch: LocationBatch;
  strict: boolean;
  /** Where the addresses are, in order. */
  found: BestPlace[];
}

/** Creates each location, or updates the one with its extid, whatever becomes of the others. */
export async function writeLocations(
  db: Db,
  organization: OrganizationId,
  locatorId: string,
  { batch: { locations, dry_run: dryRun = false }, strict, found }: Batch,
): Promise<{ results: LocationBatchResult[] }> {
  await findLocator(db, organization, locatorId);
  const buildResult = (
    status: number,
    { doubt, ...location }: Awaited<ReturnType<typeof createLocation>>,
  ): LocationBatchResult => ({
    status,
    coordinates: location.location.coordinates,
    ...given({ doubt }),
    ...(dryRun ? {} : { location }),
  });
  const results = await writeBatch<typeof locationBody, LocationBatchResult>(db, {
    entries: locations,
    pointer: "/locations",
    schema: locationBody,
    strict,
    dryRun,
    write: async (tx, body, index) => {
      const { extid } = body;
      const known = extid
        ? await tx.location.findUnique({
            where: { organizationId_locatorId_extid: { organizationId: organization, locatorId, extid } },
            select: { id: true },
          })
        : null;
      const place = found[index] ?? null;
      const location = known
        ? await updateLocation(
            tx,
            organization,
            { locator_id: locatorId, location_id: known.id },
            body,
            place,
            new Precondition(null),
          )
        : await createLocation(tx, organization, locatorId, body, place);
      return buildResult(known ? 200 : 201, location);
    },
    together: {
      listKeys: (body, index) =>
        !body.link && (body.location || (found[index] && found[index] !== "unavailable"))
          ? [body.extid ?? []].flat()
          : null,
      write: async (tx, some) => {
        const data = some.map(({ body, index }) =>
          newLocationColumns(organization, locatorId, body, found[index] ?? null),
        );
        const rows = await tx.location.createManyAndReturn({ data, skipDuplicates: true });
        const created = new Map(rows.map((row) => [row.id, row]));
        return data.map(({ id }, index) => {
          const row = created.get(id);
          const entry = some[index];
          if (!row || !entry) return null;
          return buildResult(201, {
            ...serializeLocation(row),
            ...given({ doubt: findDoubt(entry.body) ?? undefined }),
          });
        });
      },
    },
  });
  return { results };
}
