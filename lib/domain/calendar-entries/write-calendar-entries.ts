import { createHash } from "node:crypto";
import { instant } from "@/lib/core/time/instant";
import { wholeDays } from "@/lib/core/time/whole-days";
import { startOfDay } from "@/lib/core/time/zone";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { uidOfDate, uidOfEvent } from "@/lib/domain/calendars/own-events";
import { findProvider } from "@/lib/domain/calendars/providers";
import { answerLines } from "@/lib/domain/events/answer-lines";
import { type EventRow, readEventRows } from "@/lib/domain/events/event-rows";
import { derivePhase } from "@/lib/domain/events/policy";
import type { Db } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";

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
  const reader = await db.user.findUniqueOrThrow({ where: keyOf(organization, user) });
  const wanted = takesPart(event, user, reader.emailConfirmedAt !== null)
    ? buildEntries(event, calendar.list.syncSuggestions, describeFor(reader, event))
    : [];
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

/** Who has not confirmed an address does not learn to what it is invited. */
function takesPart(event: EventRow, user: string, confirmed: boolean): boolean {
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  return (
    event.createdByUserId === user ||
    (confirmed && event.invitees.some(({ id, userId }) => userId === user && !declined.has(id)))
  );
}

/** What was answered to the page's questions is for the host alone; several bookers would make it a list of people. */
function describeFor({ id, language }: { id: string; language: string }, event: EventRow): string | null {
  if (event.createdByUserId !== id || event.seats !== null || !isLanguage(language)) return null;
  const manner = { lang: language, region: chooseRegion(language, null) };
  return answerLines(event, manner, getTranslator(language)).join("\n") || null;
}

function buildEntries(event: EventRow, suggestions: boolean, description: string | null): CalendarEntry[] {
  const phase = derivePhase(event);
  if (phase === "cancelled" || (phase === "planning" && !suggestions)) return [];
  const tentative = phase === "planning";
  const dates = event.dates.filter(({ id }) => tentative || id === event.confirmedDateId);
  const confirmed = event.places.filter(({ id }) => !tentative && id === event.confirmedPlaceId);
  const location = (confirmed.length > 0 ? confirmed : event.places)
    .map(({ name, address }) => [name, address].filter(Boolean).join(", "))
    .join(" / ");
  return dates.map((date) => ({
    uid: tentative ? uidOfDate(event.id, date.id) : uidOfEvent(event.id),
    sequence: event.icsSequence,
    title: event.title,
    ...toEntryTimes(date, event.timezone),
    tentative,
    location: location || null,
    description,
    url: `${env().WEB_URL}/event/${event.id}`,
    updatedAt: event.updatedAt,
  }));
}

/** Whole days begin and end at midnights of UTC. */
function toEntryTimes({ startsAt, endsAt, allDay }: EventRow["dates"][number], zone: string) {
  const span = { start: instant(+startsAt), end: instant(+endsAt) };
  if (!allDay) return { ...span, allDay };
  const { first, after } = wholeDays(span, zone);
  return { start: startOfDay("UTC", first), end: startOfDay("UTC", after), allDay };
}
