import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { queueReading } from "./queue-reading";

/** Has a calendar read by new credentials, as one that has never failed. */
export async function readSoon(tx: Db, organization: OrganizationId, calendar: string, now: Instant) {
  const dueAt = new Date(now);
  await tx.calendarSync.upsert({
    where: { calendarId: calendar },
    create: { calendarId: calendar, dueAt },
    update: { dueAt, failures: 0, renewed: null },
  });
  await queueReading(tx, [{ organization, calendar }]);
}
