import { createHash } from "node:crypto";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import { findProvider } from "@/lib/domain/calendars/providers";
import { readEventRows } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { buildEntries } from "./build-entries";

interface Target {
  organization: string;
  event: string;
  user: string;
}

/**
 * Makes the entries in a user's calendar those that the event wants now: its date once it is confirmed, before that the
 * dates suggested, none when it is cancelled or the user does not take part. Done twice it changes nothing.
 */
export async function writeCalendarEntries(
  db: Db,
  { organization, event: id, user }: Target,
  signal: AbortSignal,
): Promise<void> {
  const [event] = await readEventRows(db, asOrganizationId(organization), [id]);
  const calendar = await db.calendar.findFirst({
    where: { organizationId: organization, userId: user, primary: true },
    include: { subcalendars: true, sync: true, list: { select: { syncSuggestions: true } } },
  });
  const writer = calendar && findProvider(calendar.source)?.entries;
  const access = calendar && openAccess(db, calendar, signal);
  const chosen =
    calendar?.subcalendars.find(({ primary, writable }) => primary && writable) ??
    calendar?.subcalendars.find(({ writable }) => writable);
  if (!event || !writer || !access || !chosen) return;
  const owner = await db.user.findUniqueOrThrow({ where: keyOf(organization, user) });
  const wanted = buildEntries(event, { ...owner, suggestions: calendar.list.syncSuggestions });
  const stored = await db.calendarEntry.findMany({
    where: { organizationId: organization, eventId: id, userId: user },
    include: { subcalendar: true },
  });
  for (const entry of stored) {
    const stays = wanted.some(({ uid }) => uid === entry.uid) && entry.subcalendarId === chosen.id;
    if (stays || entry.subcalendar.calendarId !== calendar.id) continue;
    await writer.remove(access, entry.subcalendar.sourceId, entry.objectKey);
    await db.calendarEntry.deleteMany({
      where: { organizationId: organization, eventId: id, userId: user, uid: entry.uid },
    });
  }
  for (const entry of wanted) {
    const before = stored.find(({ uid, subcalendarId }) => uid === entry.uid && subcalendarId === chosen.id);
    const written = createHash("sha256")
      .update(JSON.stringify({ ...entry, updatedAt: null }))
      .digest("hex");
    if (before?.written === written) continue;
    const { key } = await writer.put(access, chosen.sourceId, entry, before?.objectKey ?? null);
    const data = { subcalendarId: chosen.id, objectKey: key, written };
    await db.calendarEntry.upsert({
      where: {
        organizationId_eventId_userId_uid: {
          organizationId: organization,
          eventId: id,
          userId: user,
          uid: entry.uid,
        },
      },
      create: { organizationId: organization, eventId: id, userId: user, uid: entry.uid, ...data },
      update: data,
    });
  }
}
