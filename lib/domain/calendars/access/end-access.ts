import { SIGN_IN_SOURCES } from "@/lib/domain/calendars/calendar-sources";
import { END_ACCESS } from "@/lib/domain/calendars/tasks";
import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import { openCredentials } from "./stored-credentials";

/**
 * Notes, before calendars are deleted, what their providers are to be told: that the access is no longer wanted. To be
 * called in the transaction that deletes them.
 */
export async function endAccess(
  tx: Db,
  organization: OrganizationId,
  which: { userId: string; id?: string },
): Promise<void> {
  const calendars = await tx.calendar.findMany({
    where: { ...which, organizationId: organization, source: { in: [...SIGN_IN_SOURCES] } },
    include: { sync: true, subcalendars: { include: { watch: true } } },
  });
  for (const calendar of calendars) {
    const { source, sourceId, subcalendars } = calendar;
    const text = openCredentials(calendar);
    if (!text || sourceId === null) continue;
    const watches = subcalendars.flatMap(({ watch }) =>
      watch?.remoteId ? [{ id: watch.id, remoteId: watch.remoteId }] : [],
    );
    const id = newId();
    const credentials = seal(text, rowPlace("ended_accesses.credentials", organization, id));
    await tx.endedAccess.create({
      data: { id, organizationId: organization, source, sourceId, credentials, watches },
    });
    await addJob(tx, END_ACCESS, { organization, access: id });
  }
}
