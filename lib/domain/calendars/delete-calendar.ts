import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { notFound } from "@/lib/platform/http/problem";
import { endAccess } from "./access/end-access";
import { followAccess } from "./access/follow-access";
import { queueFollowing } from "./follow-entries";
import { lockCalendarList } from "./lock-calendar-list";

/** Forgets the calendar with its credentials; where somebody has signed in, the access is given back. `If-Match` is about the list. */
export function deleteCalendar(
  db: Db,
  organization: OrganizationId,
  { user_id: userId, calendar_id: id }: { user_id: string; calendar_id: string },
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const list = await lockCalendarList(tx, organization, userId);
    const calendar = list.calendars.find((one) => one.id === id);
    if (!calendar) throw notFound(`The calendar ${id}`);
    precondition.check(list);
    // Whoever disconnects what the organisation has opened does not have it back in five minutes.
    if (calendar.connectionId)
      await tx.calendarConnectionPerson.updateMany({
        where: { organizationId: organization, connectionId: calendar.connectionId, userId },
        data: { state: "left", reason: null, retryAt: null },
      });
    await endAccess(tx, organization, { userId, id });
    await tx.calendar.delete({ where: keyOf(organization, id) });
    await followAccess(tx, organization, userId);
    await queueFollowing(tx, organization, userId);
    await tx.calendarList.update({ where: keyOf(organization, list.id), data: { v: { increment: 1 } } });
    return { n: 1, ok: 1 as const };
  });
}
