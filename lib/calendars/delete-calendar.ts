import type { Db } from "@/lib/db/client";
import type { Precondition } from "@/lib/http/etag";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { changeCalendarList } from "./change-calendar-list";

/** Forgets the calendar with its credentials. `If-Match` is about the list. */
export async function deleteCalendar(
  db: Db,
  organization: OrganizationId,
  path: { user_id: string; calendar_id: string },
  precondition: Precondition,
) {
  const id = path.calendar_id;
  await changeCalendarList(db, organization, path.user_id, async (tx, list) => {
    if (!list.calendars.some((calendar) => calendar.id === id)) throw notFound(`The calendar ${id}`);
    precondition.check(list);
    await tx.calendar.delete({ where: { id } });
    return {};
  });
  return { n: 1, ok: 1 as const };
}
