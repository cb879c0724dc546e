import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";
import type { Db } from "@/lib/platform/db/client";

/** Calendars that send invitations to the attendees of an entry. */
export const INVITING_SOURCES = ["google", "office365"];

/** Returns whether the page lets the host's calendar send the invitations. */
export async function isInvitedByCalendar(db: Db, event: EventVisitor["event"]): Promise<boolean> {
  const { organizationId, createdByUserId: userId, seats } = event;
  if (!resolveEventSettings(event).invite_guests || seats !== null || userId === null) return false;
  if (event.steps !== null) return false; // the host's entry has their part alone
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
