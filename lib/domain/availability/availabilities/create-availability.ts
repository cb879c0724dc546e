import type { Instant } from "@/lib/core/time/instant";
import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { availabilityColumns } from "./columns";
import { NO_DAYS } from "./days";
import { mergeRules } from "./merge-rules";
import type { AvailabilityBody } from "./schema";
import { serializeAvailability } from "./serialize";

/** Without `days` the new availability offers no time yet. */
export async function createAvailability(
  db: Db,
  organization: OrganizationId,
  userId: string,
  body: AvailabilityBody,
  now: Instant,
) {
  const user = await findUser(db, organization, userId);
  return serializeAvailability(db, await insertAvailability(db, organization, user, body, now), now);
}

export async function insertAvailability(
  db: Db,
  organization: OrganizationId,
  user: { id: string; timezone: string },
  body: AvailabilityBody,
  now: Instant,
  pointer = "",
) {
  const timezone = body.timezone ?? user.timezone;
  const before = { ...NO_RULES, organizationId: organization };
  const rules = await mergeRules(db, before, body, { timezone, now, pointer });
  return db.availability.create({
    data: {
      id: newId(),
      organizationId: organization,
      userId: user.id,
      timezone,
      days: NO_DAYS as object,
      ...availabilityColumns(body),
      ...rules,
    },
  });
}

const NO_RULES = {
  days: NO_DAYS as object,
  dates: [],
  startDate: null,
  endDate: null,
  weeks: null,
  weeksStart: null,
};
