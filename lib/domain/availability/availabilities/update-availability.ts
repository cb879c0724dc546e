import type { Instant } from "@/lib/core/time/instant";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { changeAvailability } from "./change-availability";
import { lockAvailability } from "./lock-availability";
import { type AvailabilityPath, missingAvailability } from "./queries";
import type { AvailabilityBody } from "./schema";
import { serializeAvailability } from "./serialize";

export function updateAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
  body: AvailabilityBody,
  precondition: Precondition,
  now: Instant,
) {
  return inTransaction(db, async (tx) => {
    const row = await lockAvailability(tx, organization, path);
    if (!row) throw await missingAvailability(tx, organization, path);
    precondition.check(row);
    return serializeAvailability(tx, await changeAvailability(tx, row, body, now), now);
  });
}
