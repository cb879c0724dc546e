import type { Db } from "@/lib/platform/db/client";
import type { Availability } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { availabilityColumns } from "./columns";
import { mergeDays, type StoredDays } from "./days";
import type { AvailabilityBody } from "./schema";

/** Writes over a row that is locked. `pointer` leads to the availability in the body. */
export function changeAvailability(tx: Db, row: Availability, body: AvailabilityBody, pointer = "") {
  const timezone = body.timezone ?? row.timezone;
  return tx.availability.update({
    where: keyOf(row.organizationId, row.id),
    data: {
      ...availabilityColumns(body),
      timezone,
      days: mergeDays(row.days as unknown as StoredDays, body.days, timezone, pointer) as object,
      v: { increment: 1 },
    },
  });
}
