import { asInstant } from "@/lib/core/time/instant";
import { toWholeDays } from "@/lib/core/time/to-whole-days";
import { getStartOfDay } from "@/lib/core/time/zone";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { buildDateUid, buildEventUid, buildPartUid } from "@/lib/domain/calendars/event-uids";
import { type Conference, parseConference } from "@/lib/domain/conferencing/conferences/conference";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { listHostParts } from "@/lib/domain/events/steps/event-steps";
import { env } from "@/lib/platform/env/env";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { describeEntry, formatEntryLocation } from "./describe-entry";
import { listEntryGuests } from "./list-entry-guests";

interface Owner {
  id: string;
  language: string;
  timezone: string;
  emailConfirmedAt: Date | null;
  /** True if suggested dates get entries too. */
  suggestions: boolean;
  /** True if others who see the calendar learn only the time of a meeting. */
  private: boolean;
  /** True if the owner's entry invites the guests, and the name and address it sends from. */
  invitesGuests?: boolean;
  /** True if the provider mails changes of such an entry to them. */
  mailsGuests?: boolean;
  name?: string | null;
  email?: string | null;
}

/** Builds the entries that an event needs in a participant's calendar; none for non-participants. */
export function buildEntries(event: EventRow, owner: Owner): CalendarEntry[] {
  if (!isParticipant(event, owner)) return [];
  const phase = deriveEventPhase(event);
  if (phase === "cancelled" || (phase === "planning" && !owner.suggestions)) return [];
  const tentative = phase === "planning";
  const dates = event.dates.filter(({ id }) => tentative || id === event.confirmedDateId);
  const url = `${resolvePageOrigin()}/event/${event.id}`;
  const isHost = event.createdByUserId === owner.id;
  const conference = parseConference(event);
  const parts = tentative ? null : listHostParts(event, owner.id);
  // A guest needs the whole meeting, and a host's entry has their part alone.
  const guests = isHost && owner.invitesGuests && !tentative && !parts ? listEntryGuests(event) : [];
  const times: readonly EntryTime[] = parts
    ? parts.map((part, index) => ({ uid: buildPartUid(event.id, index), ...part, allDay: false }))
    : dates.map((date) => ({
        uid: tentative ? buildDateUid(event.id, date.id) : buildEventUid(event.id),
        title: event.title,
        ...toEntryTimes(date, event.timezone),
      }));
  return times.map((time) => ({
    ...time,
    sequence: event.icsSequence,
    tentative,
    private: owner.private,
    location: formatEntryLocation(event, owner),
    description: describeEntry(
      event,
      { ...owner, isMailed: guests.length > 0 && owner.mailsGuests === true },
      isHost ? `${env().WEB_URL}/console/meetings?event=${event.id}` : url,
    ),
    url,
    updatedAt: event.updatedAt,
    ...(conference?.url && { meetAt: conference.url }),
    ...(isHost && !tentative && toMeetingLink(conference)),
    ...(guests.length > 0 &&
      owner.email && {
        attendees: guests,
        organizer: { name: owner.name ?? owner.email, email: owner.email },
      }),
  }));
}

type EntryTime = Pick<CalendarEntry, "uid" | "title" | "start" | "end" | "allDay">;

/** A user with an unconfirmed address does not see the events to which it is invited. */
function isParticipant(event: EventRow, { id: user, emailConfirmedAt }: Owner): boolean {
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  return (
    event.createdByUserId === user ||
    (event.confirmedFlag && event.roomId === user) ||
    (emailConfirmedAt !== null &&
      event.invitees.some(({ id, userId }) => userId === user && !declined.has(id)))
  );
}

/** The meeting link that the host's calendar creates with the entry; none if that failed. */
function toMeetingLink(conference: Conference | null) {
  if (!conference || conference.failed) return {};
  const { provider, url } = conference;
  return provider === "google_meet" || provider === "teams"
    ? { room: { provider, isMade: url !== null } }
    : {};
}

/** All-day entries begin and end at midnights in UTC. */
function toEntryTimes({ startsAt, endsAt, allDay }: EventRow["dates"][number], zone: string) {
  const span = { start: asInstant(+startsAt), end: asInstant(+endsAt) };
  if (!allDay) return { ...span, allDay };
  const { first, after } = toWholeDays(span, zone);
  return { start: getStartOfDay("UTC", first), end: getStartOfDay("UTC", after), allDay };
}
