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
 * Takes the time to which an entry was dragged, beside that of the meeting: nobody books either until it is settled. `null`: it
 * is where it was written. `wanted`: the meeting has moved here before, but the calendar's is the later change.
 */
export async function reserveDraggedTime(
  tx: Db,
  { organization, event, user, uid }: EntryKey,
  { subcalendarId, objectKey }: Entry,
  time: EntryTime | null,
  wanted: Interval | null = null,
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
  if (wanted)
    await tx.calendarEntry.updateMany({
      where: { organizationId: organization, eventId: event, userId: user, uid },
      data: { startsAt: new Date(wanted.start), endsAt: new Date(wanted.end) },
    });
}
