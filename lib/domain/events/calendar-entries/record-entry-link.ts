import type { EntryMeetingLink } from "@/lib/domain/calendars/calendar-entry";
import { recordMeetingLink } from "@/lib/domain/events/event-conferences/record-meeting-link";
import { readClock } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";

/** Sets the meeting link that a calendar created with an entry, if the event waits for one. */
export async function recordEntryLink(
  db: Db,
  { organization, event, user }: { organization: string; event: string; user: string },
  room: Exclude<EntryMeetingLink, string>,
): Promise<void> {
  const requested = await db.conference.findFirst({
    where: {
      organizationId: organization,
      eventId: event,
      userId: user,
      provider: { in: ["google_meet", "teams"] },
      state: { in: ["requested", "late", "again"] },
    },
  });
  if (requested) await recordMeetingLink(db, requested, room, readClock());
}
