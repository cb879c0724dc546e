import { type Db, inTransaction } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BestPlace } from "@/lib/platform/geocoding/place";
import type { Precondition } from "@/lib/platform/http/etag";
import { locationColumns } from "./columns";
import { locationClash } from "./create-location";
import { findLocation, type LocationPath } from "./queries";
import { ADDRESS_FIELD, requirePlace } from "./require-place";
import type { LocationUpdate } from "./schema";
import { withDoubt } from "./with-doubt";

/** @param found where the address is, for a body without coordinates; it counts where the address has changed */
export async function updateLocation(
  db: Db,
  organization: OrganizationId,
  path: LocationPath,
  body: LocationUpdate,
  found: BestPlace,
  precondition: Precondition,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const row = await findLocked(tx, "locations", () => findLocation(tx, organization, path));
      precondition.check(row);
      const moved = body.address && !body.location && body.address !== row.address;
      const updated = await tx.location.update({
        where: keyOf(organization, row.id),
        data: {
          ...locationColumns(body),
          ...given({ extid: body.extid === null ? row.id : body.extid }),
          ...(moved && requirePlace(found, ADDRESS_FIELD)),
          v: { increment: 1 },
        },
      });
      return withDoubt(tx, organization, updated, body);
    });
  } catch (error) {
    throw locationClash(error) ?? error;
  }
}
