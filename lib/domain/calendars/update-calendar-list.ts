import { type Db, inTransaction } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { followAccess } from "./access/follow-access";
import { lockCalendarList } from "./lock-calendar-list";
import { mergeCalendars } from "./merge-calendars";
import { readCalendarList } from "./queries";
import type { CalendarListUpdate } from "./schema";
import type { CalendarListRow } from "./serialize";

export function updateCalendarList(
  db: Db,
  organization: OrganizationId,
  userId: string,
  body: CalendarListUpdate,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const { id, v, calendars } = await lockCalendarList(tx, organization, userId);
    precondition.check({ id, v });
    await writeCalendars(tx, organization, calendars, mergeCalendars(calendars, body.calendars ?? []));
    await tx.calendarList.update({
      where: keyOf(organization, id),
      data: {
        ...given({ syncSuggestions: body.sync_suggestions, whenBroken: body.when_broken }),
        v: { increment: 1 },
      },
    });
    await followAccess(tx, organization, userId);
    return readCalendarList(tx, organization, userId);
  });
}

type Calendars = CalendarListRow["calendars"];

async function writeCalendars(tx: Db, organization: OrganizationId, before: Calendars, after: Calendars) {
  // The old primary one first: the database never holds two.
  const changed = changedItems(before, after).toSorted((a, b) => Number(a.primary) - Number(b.primary));
  for (const { id, name, primary, accessBroken, brokenReason } of changed)
    await tx.calendar.update({
      where: keyOf(organization, id),
      data: { name, primary, accessBroken, brokenReason },
    });
  const subcalendars = (calendars: Calendars) => calendars.flatMap((calendar) => calendar.subcalendars);
  for (const { id, name, primary, display, busy, writable, bcolor, fcolor, colorId } of changedItems(
    subcalendars(before),
    subcalendars(after),
  )) {
    await tx.subcalendar.update({
      where: keyOf(organization, id),
      data: { name, primary, display, busy, writable, bcolor, fcolor, colorId },
    });
  }
}

function changedItems<I extends { id: string }>(before: I[], after: I[]): I[] {
  const stored = new Map(before.map((item) => [item.id, JSON.stringify(item)]));
  return after.filter((item) => stored.get(item.id) !== JSON.stringify(item));
}
