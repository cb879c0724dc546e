import type { Db } from "@/lib/db/client";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { type CalendarListRow, serializeCalendar, serializeCalendarList, withCalendars } from "./serialize";

export async function readCalendarList(db: Db, organization: OrganizationId, userId: string) {
  return serializeCalendarList(await findCalendarList(db, organization, userId));
}

export async function readCalendar(db: Db, organization: OrganizationId, userId: string, id: string) {
  const { calendars } = await findCalendarList(db, organization, userId);
  const found = calendars.find((calendar) => calendar.id === id);
  if (!found) throw notFound(`The calendar ${id}`);
  return serializeCalendar(found);
}

/** Everybody has a list; until something is written it is an empty one as old as the user, without a row. */
export async function findCalendarList(
  db: Db,
  organization: OrganizationId,
  userId: string,
): Promise<CalendarListRow> {
  const user = await db.user.findFirst({
    where: { id: userId, organizationId: organization },
    select: { calendarListId: true, createdAt: true, calendarList: { include: withCalendars } },
  });
  if (!user) throw notFound(`The user ${userId}`);
  return (
    user.calendarList ?? {
      id: user.calendarListId,
      organizationId: organization,
      userId,
      syncSuggestions: true,
      whenBroken: "last_known",
      calendars: [],
      createdAt: user.createdAt,
      updatedAt: user.createdAt,
      v: 0,
    }
  );
}
