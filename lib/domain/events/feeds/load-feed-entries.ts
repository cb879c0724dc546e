import { asInstant } from "@/lib/core/time/instant";
import { type RoomRow, toRoom } from "@/lib/domain/availability/rooms/list-rooms";
import { buildPartUid } from "@/lib/domain/calendars/event-uids";
import { formatCalendarLines } from "@/lib/domain/events/calendar-lines/format-calendar-lines";
import { describeForHost } from "@/lib/domain/events/describe-for-host";
import { toEventPlace } from "@/lib/domain/events/event-room";
import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import { resolveOrganizerAddress } from "@/lib/domain/events/resolve-organizer-address";
import { listHostParts } from "@/lib/domain/events/steps/event-steps";
import type { IcsEvent } from "@/lib/domain/events/visitor/ics-event";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Invitee } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

interface Row {
  id: string;
  title: string;
  timezone: string;
  host_email: string | null;
  cancelled: boolean;
  ics_sequence: number;
  created_at: Date;
  updated_at: Date;
  starts_at: Date;
  ends_at: Date;
  all_day: boolean;
  places: IcsEvent["places"] | null;
  /** The room of the meeting, or null. */
  room: RoomRow | null;
  /** Language of the feed's user. */
  language: string;
  created_by_user_id: string | null;
  seats: number | null;
  steps: EventRow["steps"];
  /** Answers of each invitee who answered. */
  answers: Invitee["answers"][] | null;
  url: string | null;
  invitee_id: string | null;
  key_version: number | null;
  /** True if steps of workflows have added lines to it. */
  has_lines: boolean;
  timezone_of_reader: string;
  host: string | null;
  host_first_name: string | null;
  host_last_name: string | null;
}

/**
 * Confirmed events that a person has not declined are found by the time index of reservations. Cancelled events have
 * none and are found among all invitations of the person.
 */
export const FEED_ENTRIES = defineStatement<Row>(`
  SELECT e.id, e.title, e.timezone, coalesce(h.email, e.created_by_email) AS host_email, e.cancelled_at IS NOT NULL AS cancelled, e.ics_sequence,
         e.created_at, e.updated_at, d.starts_at, d.ends_at, d.all_day, i.id AS invitee_id, i.key_version,
         e.calendar_lines IS NOT NULL AND e.cancelled_at IS NULL AS has_lines, me.timezone AS timezone_of_reader, me.language, e.created_by_user_id, e.seats, e.steps, e.created_by_name AS host, h.first_name AS host_first_name, h.last_name AS host_last_name,
         CASE WHEN e.cancelled_at IS NULL THEN e.conference ->> 'url' END AS url,
         (SELECT json_agg(a.answers ORDER BY a.position) FROM invitees a
           WHERE a.organization_id = $1 AND a.event_id = e.id AND e.created_by_user_id = $2 AND e.seats IS NULL
             AND a.answers <> '[]') AS answers,
         (SELECT json_agg(json_build_object('name', p.name, 'address', p.address, 'kind', p.kind, 'contact', p.contact)
                          ORDER BY p.position)
            FROM event_places p
           WHERE p.organization_id = $1 AND p.event_id = e.id AND (e.confirmed_place_id IS NULL OR p.id = e.confirmed_place_id)) AS places,
         (SELECT json_build_object('id', r.id, 'firstName', r.first_name, 'lastName', r.last_name, 'capacity', r.capacity, 'place', r.place)
            FROM users r WHERE r.organization_id = $1 AND r.id = e.room_id) AS room
    FROM (SELECT r.event_id FROM reservations r
           WHERE r.host_id = $2 AND r.organization_id = $1 AND r.ends_at > now() - interval '90 days'
             AND r.expires_at IS NULL
           UNION
          SELECT e.id FROM invitees i JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
           WHERE i.organization_id = $1 AND i.user_id = $2 AND e.confirmed_flag
             AND e.cancelled_at > now() - interval '30 days') mine
    JOIN events e ON e.organization_id = $1 AND e.id = mine.event_id
    JOIN users me ON me.organization_id = $1 AND me.id = $2 AND (me.email_confirmed_at IS NOT NULL OR me.resource OR e.created_by_user_id = me.id)
    JOIN event_dates d ON d.organization_id = $1 AND d.id = e.confirmed_date_id
    LEFT JOIN invitees i ON i.event_id = e.id AND i.organization_id = $1 AND i.user_id = $2
    LEFT JOIN users h ON h.organization_id = $1 AND h.id = e.created_by_user_id
   WHERE d.ends_at > now() - interval '90 days'
   ORDER BY d.starts_at, e.id`);

/**
 * Loads a person's meetings of the last 90 days and all later ones, cancelled ones for 30 days; only own ones while
 * the address is unconfirmed.
 */
export async function loadFeedEntries(db: Db, organization: string, userId: string): Promise<IcsEvent[]> {
  const rows = await executeSql(db, FEED_ENTRIES, [organization, userId]);
  const events = await listEventsWithLines(db, organization, rows);
  return rows.flatMap((row) => toFeedEntries(row, userId, formatFeedLines(row, events.get(row.id))));
}

async function listEventsWithLines(db: Db, organization: string, rows: readonly Row[]) {
  const ids = rows.filter((row) => row.has_lines).map(({ id }) => id);
  const events = ids.length > 0 ? await listEventRows(db, asOrganizationId(organization), ids) : [];
  return new Map(events.map((event) => [event.id, event]));
}

const formatFeedLines = (row: Row, event: EventRow | undefined): string[] =>
  event
    ? formatCalendarLines(event, {
        invitee: event.invitees.find(({ id }) => id === row.invitee_id),
        language: row.language,
        timezone: row.timezone_of_reader,
      })
    : [];

/** Returns one entry, or one for each part of a host of steps. */
function toFeedEntries(row: Row, userId: string, lines: readonly string[]): IcsEvent[] {
  const entry = toFeedEntry(row, userId, lines);
  const date = { id: "", startsAt: row.starts_at };
  const parts = listHostParts({ ...row, dates: [date], confirmedDateId: "" }, userId);
  return parts
    ? parts.map(({ title, ...time }, index) => ({
        ...entry,
        uid: buildPartUid(row.id, index),
        title,
        span: { ...time, allDay: false },
      }))
    : [entry];
}

const toFeedEntry = (row: Row, userId: string, lines: readonly string[]): IcsEvent => ({
  id: row.id,
  key: row.invitee_id && buildMailedKey({ id: row.invitee_id, keyVersion: row.key_version ?? 0 }),
  title: row.title,
  span: {
    start: asInstant(row.starts_at.getTime()),
    end: asInstant(row.ends_at.getTime()),
    allDay: row.all_day,
  },
  timezone: row.timezone,
  places: [...(row.room ? [toEventPlace(toRoom(row.room))] : []), ...(row.places ?? [])],
  description: [describeRow(row, userId), ...lines].filter(Boolean).join("\n") || null,
  url: row.url,
  organizer: {
    name:
      formatFullName({ firstName: row.host_first_name, lastName: row.host_last_name }) ??
      row.host ??
      row.title,
    email: resolveOrganizerAddress(row.id, {
      host: row.host_email,
      isReader: row.created_by_user_id === userId,
    }),
  },
  cancelled: row.cancelled,
  icsSequence: row.ics_sequence,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const describeRow = ({ language, created_by_user_id: createdByUserId, seats, answers }: Row, id: string) =>
  describeForHost(
    { id, language },
    { createdByUserId, seats, invitees: (answers ?? []).map((list) => ({ answers: list })) },
  );
