import { enqueueAccessRevocation } from "@/lib/domain/calendars/access/enqueue-access-revocation";
import { syncBrokenBlock } from "@/lib/domain/calendars/access/sync-broken-block";
import { lockCalendarList } from "@/lib/domain/calendars/lock-calendar-list";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** Removes the calendars of a connection from their owners' lists one by one. */
export async function disconnectCalendars(
  db: Db,
  organization: OrganizationId,
  calendars: readonly { id: string; userId: string }[],
): Promise<void> {
  for (const { id, userId } of calendars)
    await withTransaction(db, async (tx) => {
      const list = await lockCalendarList(tx, organization, userId);
      const where = { organizationId: organization, id, connectionId: { not: null } };
      if ((await tx.calendar.count({ where })) === 0) return; // the owner has connected it since
      await enqueueAccessRevocation(tx, organization, { userId, id });
      await tx.calendar.deleteMany({ where });
      await syncBrokenBlock(tx, organization, userId);
      await tx.calendarList.update({ where: toRowKey(organization, list.id), data: { v: { increment: 1 } } });
    });
}
