import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";
import type { Db } from "@/lib/platform/db/client";

/** Calendars that write to whom an entry invites. */
const INVITING_SOURCES = ["google", "office365"];

/** Whether who comes is invited by the entry in the host's calendar, as the page wants it. */
export async function isInvitedByCalendar(db: Db, event: EventVisitor["event"]): Promise<boolean> {
  const { organizationId, createdByUserId: userId, seats } = event;
  if (!resolveEventSettings(event).invite_guests || seats !== null || userId === null) return false;
  const calendar = {
    organizationId,
    userId,
    primary: true,
    accessBroken: false,
    source: { in: INVITING_SOURCES },
    subcalendars: { some: { writable: true } },
  };
  return (await db.calendar.count({ where: calendar })) > 0;
}
