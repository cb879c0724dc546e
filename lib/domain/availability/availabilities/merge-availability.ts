import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { Availability } from "@/lib/platform/db/generated/client";
import { mergeRules } from "./merge-rules";
import type { AvailabilityBody } from "./schema";
import { toAvailabilityColumns } from "./to-availability-columns";

/** Returns the columns of an availability after a change. `pointer` leads to the availability in the body. */
export async function mergeAvailability(
  db: Db,
  row: Availability,
  body: AvailabilityBody,
  now: Instant,
  pointer = "",
) {
  const timezone = body.timezone ?? row.timezone;
  return {
    ...toAvailabilityColumns(body),
    ...(await mergeRules(db, row, body, { timezone, now, pointer })),
    timezone,
  };
}
