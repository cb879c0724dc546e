import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { Availability } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { mergeAvailability } from "./merge-availability";
import type { AvailabilityBody } from "./schema";

/** Writes over a row that is locked. `pointer` leads to the availability in the body. */
export async function changeAvailability(
  tx: Db,
  row: Availability,
  body: AvailabilityBody,
  now: Instant,
  pointer = "",
) {
  return tx.availability.update({
    where: keyOf(row.organizationId, row.id),
    data: { ...(await mergeAvailability(tx, row, body, now, pointer)), v: { increment: 1 } },
  });
}
