import type { Instant } from "@/lib/core/time/instant";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import { buildEventUid } from "@/lib/domain/calendars/event-uids";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { ConferenceError } from "@/lib/domain/conferencing/conferences/conference";
import { MEETING_LINK_SOURCES } from "@/lib/domain/conferencing/conferences/meeting-link-sources";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import type { Conference } from "@/lib/platform/db/generated/client";
import { recordMeetingLink } from "./record-meeting-link";

/**
 * Checks for the meeting link that the host's calendar creates with the entry, which another job writes. Returns null
 * if the link is there.
 */
export async function syncMeetingLink(
  db: Db,
  event: EventRow,
  row: Conference,
  signal: AbortSignal,
  now: Instant,
): Promise<ConferenceError | "later" | null> {
  if (row.state === "made") return null;
  const { organizationId, userId } = row;
  const entry = await db.calendarEntry.findFirst({
    where: { organizationId, eventId: event.id, userId, uid: buildEventUid(event.id) },
    include: { subcalendar: { include: { calendar: { include: { sync: true } } } } },
  });
  const calendar =
    entry?.subcalendar.calendar ??
    (await db.calendar.findFirst({
      where: { organizationId, userId, primary: true },
      include: { sync: true },
    }));
  if (!calendar || calendar.source !== MEETING_LINK_SOURCES[row.provider]) return "no_calendar";
  if (calendar.accessBroken) return "access";
  const readRoom = findProvider(calendar.source)?.entries?.fetchMeetingLink;
  const access = openAccess(db, calendar, signal);
  if (!entry?.written || !readRoom || !access) return "later"; // not written yet, or the result is unknown
  try {
    const room = await readRoom(access, entry.subcalendar.sourceId, entry.objectKey);
    if (room === "pending") return "later";
    if (room === "refused") return "refused";
    await recordMeetingLink(db, row, room, now);
    return null;
  } catch (error) {
    if (error instanceof ProviderError && error.reason === "access") return "access";
    throw error;
  }
}
