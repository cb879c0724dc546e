import type { Instant } from "@/lib/core/time/instant";
import { enqueueLocating } from "@/lib/domain/availability/travel/enqueue-locating";
import type { Db } from "@/lib/platform/db/client";
import type { Availability } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { mergeAvailability } from "./merge-availability";
import type { AvailabilityBody } from "./schema";

/** Updates a row that the caller has locked. `pointer` leads to the availability in the body. */
export async function updateLockedAvailability(
  tx: Db,
  row: Availability,
  body: AvailabilityBody,
  now: Instant,
  pointer = "",
) {
  if (body.journeys?.minutes_per_km !== undefined)
    await enqueueLocating(tx, asOrganizationId(row.organizationId));
  return tx.availability.update({
    where: toRowKey(row.organizationId, row.id),
    data: { ...(await mergeAvailability(tx, row, body, now, pointer)), v: { increment: 1 } },
  });
}
