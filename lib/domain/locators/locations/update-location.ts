import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { BestGeocodeResult } from "@/lib/platform/geocoding/geocoded-place";
import { toLocationProblem } from "./create-location";
import { toLocationColumns } from "./location-columns";
import { type LocationPath, requireLocation } from "./queries";
import { ADDRESS_FIELD, requirePlace } from "./require-place";
import type { LocationUpdate } from "./schema";
import { serializeWithWarning } from "./serialize-with-warning";

/** @param found the geocoded address, for a body without coordinates; used if the address has changed */
export async function updateLocation(
  db: Db,
  organization: OrganizationId,
  path: LocationPath,
  body: LocationUpdate,
  found: BestGeocodeResult,
  precondition: Precondition,
) {
  try {
    return await withTransaction(db, async (tx) => {
      const row = await findAndLock(tx, "locations", () => requireLocation(tx, organization, path));
      precondition.check(row);
      const moved = body.address && !body.location && body.address !== row.address;
      const updated = await tx.location.update({
        where: toRowKey(organization, row.id),
        data: {
          ...toLocationColumns(body),
          ...omitUndefined({ externalId: body.extid === null ? row.id : body.extid }),
          ...(moved && requirePlace(found, ADDRESS_FIELD)),
          v: { increment: 1 },
        },
      });
      return serializeWithWarning(tx, organization, updated, body);
    });
  } catch (error) {
    throw toLocationProblem(error) ?? error;
  }
}
