import type { Db } from "@/lib/db/client";
import { addJob } from "@/lib/jobs/add-job";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";

/** Has a calendar read by new credentials, as one that has never failed. */
export async function readSoon(tx: Db, organization: OrganizationId, calendar: string, now: Instant) {
  const dueAt = new Date(now);
  await tx.calendarSync.upsert({
    where: { calendarId: calendar },
    create: { calendarId: calendar, dueAt },
    update: { dueAt, failures: 0, renewed: null },
  });
  await addJob(tx, "sync_calendar", { organization, calendar }, { key: `sync_calendar/${calendar}` });
}
