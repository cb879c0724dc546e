import { endAccess } from "@/lib/domain/calendars/access/end-access";
import { followAccess } from "@/lib/domain/calendars/access/follow-access";
import { lockCalendarList } from "@/lib/domain/calendars/lock-calendar-list";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Takes calendars that a connection has opened out of their owners' lists, one after the other. */
export async function closeCalendars(
  db: Db,
  organization: OrganizationId,
  calendars: readonly { id: string; userId: string }[],
): Promise<void> {
  for (const { id, userId } of calendars)
    await inTransaction(db, async (tx) => {
      const list = await lockCalendarList(tx, organization, userId);
      const where = { organizationId: organization, id, connectionId: { not: null } };
      if ((await tx.calendar.count({ where })) === 0) return; // it is its owner's by now
      await endAccess(tx, organization, { userId, id });
      await tx.calendar.deleteMany({ where });
      await followAccess(tx, organization, userId);
      await tx.calendarList.update({ where: keyOf(organization, list.id), data: { v: { increment: 1 } } });
    });
}
