import { findUser } from "@/lib/domain/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { availabilityColumns } from "./columns";
import { mergeDays, NO_DAYS } from "./days";
import type { AvailabilityBody } from "./schema";
import { serializeAvailability } from "./serialize";

/** Without `days` the new availability offers no time yet. */
export async function createAvailability(
  db: Db,
  organization: OrganizationId,
  userId: string,
  body: AvailabilityBody,
) {
  const user = await findUser(db, organization, userId);
  return serializeAvailability(await insertAvailability(db, organization, user, body));
}

export function insertAvailability(
  db: Db,
  organization: OrganizationId,
  user: { id: string; timezone: string },
  body: AvailabilityBody,
  pointer = "",
) {
  const timezone = body.timezone ?? user.timezone;
  return db.availability.create({
    data: {
      id: newId(),
      organizationId: organization,
      userId: user.id,
      timezone,
      ...availabilityColumns(body),
      days: mergeDays(NO_DAYS, body.days, timezone, pointer) as object,
    },
  });
}
