import { instant } from "@/lib/core/time/instant";
import { wholeDays } from "@/lib/core/time/whole-days";
import { startOfDay } from "@/lib/core/time/zone";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { uidOfDate, uidOfEvent } from "@/lib/domain/calendars/own-events";
import { describeForHost } from "@/lib/domain/events/describe-for-host";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { derivePhase } from "@/lib/domain/events/policy";
import { env } from "@/lib/platform/env/env";

interface Owner {
  id: string;
  language: string;
  emailConfirmedAt: Date | null;
  /** Whether dates that are only suggested are entered too. */
  suggestions: boolean;
  /** Whether others who see the calendar learn no more than when a meeting is. */
  private: boolean;
}

/** The entries that an event wants in the calendar of one of its people; none where they do not take part. */
export function buildEntries(event: EventRow, owner: Owner): CalendarEntry[] {
  if (!takesPart(event, owner)) return [];
  const phase = derivePhase(event);
  if (phase === "cancelled" || (phase === "planning" && !owner.suggestions)) return [];
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
    private: owner.private,
    location: location || null,
    description: describeForHost(owner, event),
    url: `${env().WEB_URL}/event/${event.id}`,
    updatedAt: event.updatedAt,
  }));
}

/** Who has not confirmed an address does not learn to what it is invited. */
function takesPart(event: EventRow, { id: user, emailConfirmedAt }: Owner): boolean {
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  return (
    event.createdByUserId === user ||
    (emailConfirmedAt !== null &&
      event.invitees.some(({ id, userId }) => userId === user && !declined.has(id)))
  );
}

/** Whole days begin and end at midnights of UTC. */
function toEntryTimes({ startsAt, endsAt, allDay }: EventRow["dates"][number], zone: string) {
  const span = { start: instant(+startsAt), end: instant(+endsAt) };
  if (!allDay) return { ...span, allDay };
  const { first, after } = wholeDays(span, zone);
  return { start: startOfDay("UTC", first), end: startOfDay("UTC", after), allDay };
}
