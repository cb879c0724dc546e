import type { Interval } from "@/lib/core/time/interval";
import { truncateKey } from "@/lib/domain/calendars/sync/store-changes";
import type { EntryKey } from "@/lib/domain/events/calendar-entries/record-written-entry";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { EntryTime } from "./move-to-entry-time";

interface Entry {
  subcalendarId: string;
  objectKey: string;
}

/**
 * Reserves the time to which an entry was dragged, next to that of the meeting, until the change is resolved. Returns
 * null if the entry is where it was written; `movedTo` means that the meeting was moved here, but the calendar's change
 * is later.
 */
export async function reserveDraggedTime(
  tx: Db,
  { organization, event, user, uid }: EntryKey,
  { subcalendarId, objectKey }: Entry,
  time: EntryTime | null,
  movedTo: Interval | null = null,
): Promise<void> {
  const where = {
    organizationId: organization,
    subcalendarId,
    objectKey: truncateKey(objectKey),
    eventId: event,
  };
  await tx.busyPeriod.deleteMany({ where });
  if (time)
    await tx.busyPeriod.create({ data: { id: generateId(), ...where, userId: user, ...time, counts: true } });
  if (movedTo)
    await tx.calendarEntry.updateMany({
      where: { organizationId: organization, eventId: event, userId: user, uid },
      data: { startsAt: new Date(movedTo.start), endsAt: new Date(movedTo.end) },
    });
}
