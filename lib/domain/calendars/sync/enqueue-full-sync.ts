import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { enqueueSync } from "./enqueue-sync";

/** Enqueues a full sync after a change of credentials and resets earlier failures. */
export async function enqueueReconnectedSync(
  tx: Db,
  organization: OrganizationId,
  calendar: string,
  now: Instant,
) {
  const dueAt = new Date(now);
  await tx.calendarSync.upsert({
    where: { organizationId_calendarId: { organizationId: organization, calendarId: calendar } },
    create: { organizationId: organization, calendarId: calendar, dueAt },
    update: {
      dueAt,
      failures: 0,
      renewed: null,
      brokenSince: null,
      ownerNotifiedAt: null,
      adminsNotifiedAt: null,
    },
  });
  await enqueueFullSync(tx, organization, calendar);
}

/** Enqueues a full sync of a calendar. */
export async function enqueueFullSync(tx: Db, organization: OrganizationId, calendar: string) {
  await tx.subcalendarSync.updateMany({
    where: { organizationId: organization, subcalendar: { calendarId: calendar } },
    data: { token: null, fullSyncAt: null },
  });
  await enqueueSync(tx, [{ organization, calendar }]);
}
