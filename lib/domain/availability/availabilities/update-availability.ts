import type { Instant } from "@/lib/core/time/instant";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { lockAvailability } from "./lock-availability";
import { type AvailabilityPath, buildAvailabilityNotFoundProblem } from "./queries";
import type { AvailabilityBody } from "./schema";
import { serializeAvailability } from "./serialize";
import { updateLockedAvailability } from "./update-locked-availability";

export function updateAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
  body: AvailabilityBody,
  precondition: Precondition,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    const row = await lockAvailability(tx, organization, path);
    if (!row) throw await buildAvailabilityNotFoundProblem(tx, organization, path);
    precondition.check(row);
    return serializeAvailability(tx, await updateLockedAvailability(tx, row, body, now), now);
  });
}
