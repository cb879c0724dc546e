import type { Instant } from "@/lib/core/time/instant";
import { enqueueLocating } from "@/lib/domain/availability/travel/enqueue-locating";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { CLOSED_WEEK } from "./days";
import { mergeRules } from "./merge-rules";
import type { AvailabilityBody } from "./schema";
import { serializeAvailability } from "./serialize";
import { toAvailabilityColumns } from "./to-availability-columns";

/** An availability that is created without `days` offers no time. */
export async function createAvailability(
  db: Db,
  organization: OrganizationId,
  userId: string,
  body: AvailabilityBody,
  now: Instant,
) {
  const user = await getUserRow(db, organization, userId);
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
  if (body.journeys?.minutes_per_km !== undefined) await enqueueLocating(db, organization);
  return db.availability.create({
    data: {
      id: generateId(),
      organizationId: organization,
      userId: user.id,
      timezone,
      days: CLOSED_WEEK as object,
      ...toAvailabilityColumns(body),
      ...rules,
    },
  });
}

const NO_RULES = {
  days: CLOSED_WEEK as object,
  dates: [],
  startDate: null,
  endDate: null,
  weeks: null,
  weeksStart: null,
};
