import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { notFound } from "@/lib/platform/http/problem";
import { endAccess } from "./access/end-access";
import { followAccess } from "./access/follow-access";
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
    if (!list.calendars.some((calendar) => calendar.id === id)) throw notFound(`The calendar ${id}`);
    precondition.check(list);
    await endAccess(tx, organization, { userId, id });
    await tx.calendar.delete({ where: keyOf(organization, id) });
    await followAccess(tx, organization, userId);
    await tx.calendarList.update({ where: keyOf(organization, list.id), data: { v: { increment: 1 } } });
    return { n: 1, ok: 1 as const };
  });
}
