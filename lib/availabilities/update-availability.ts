import { type Db, inTransaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { availabilityColumns } from "./columns";
import { mergeDays, type StoredDays } from "./days";
import { type AvailabilityPath, findAvailability } from "./queries";
import type { AvailabilityBody } from "./schema";
import { serializeAvailability } from "./serialize";

export function updateAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
  body: AvailabilityBody,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const { id } = await findAvailability(tx, organization, path);
    await lockRow(tx, "availabilities", id);
    const row = await findAvailability(tx, organization, { ...path, availability_id: id });
    precondition.check(row);
    const timezone = body.timezone ?? row.timezone;
    return serializeAvailability(
      await tx.availability.update({
        where: { id },
        data: {
          ...availabilityColumns(body),
          timezone,
          days: mergeDays(row.days as unknown as StoredDays, body.days, timezone) as object,
          v: { increment: 1 },
        },
      }),
    );
  });
}
