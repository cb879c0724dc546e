import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { MAX_ATTENTION_ENTRIES } from "./schema";

interface Row extends OwnerRow {
  event: string;
  title: string;
  starts_at: Date;
  room: string | null;
}

const NEEDED = "coalesce(t.custom->'rooms', b.custom->'rooms')";

// Most organisations have no rooms, and are asked nothing else.
const STATEMENT = statement<Row>(`
  SELECT e.id AS event, e.title, d.starts_at, e.room_id AS room, ${OWNER_COLUMNS}
    FROM events e
    JOIN event_dates d ON d.organization_id = $1 AND d.id = e.confirmed_date_id
    JOIN bookpages b ON b.organization_id = $1 AND b.id = e.bookpage_id
    LEFT JOIN appointment_types t ON t.organization_id = $1 AND t.id = e.appointment_type_id
    JOIN users u ON u.organization_id = $1 AND u.id = e.created_by_user_id
   WHERE (EXISTS (SELECT FROM users r WHERE r.organization_id = $1 AND r.resource)
          OR EXISTS (SELECT FROM bookpages p WHERE p.organization_id = $1 AND p.custom ? 'rooms'))
     AND e.organization_id = $1 AND e.ends_at > $2 AND e.confirmed_flag AND e.cancelled_at IS NULL
     AND ($3::text[] IS NULL OR e.created_by_user_id = ANY ($3))
     AND ((e.room_id IS NULL AND coalesce((${NEEDED}->>'needed')::boolean, ${NEEDED} IS NOT NULL))
          OR EXISTS (SELECT FROM absences a JOIN users r ON r.organization_id = $1 AND r.id = a.user_id
                      WHERE a.organization_id = $1 AND a.user_id = e.room_id
                        AND a.start_date::date <= (d.ends_at AT TIME ZONE r.timezone)::date
                        AND a.end_date::date >= (d.starts_at AT TIME ZONE r.timezone)::date))
   ORDER BY d.starts_at, e.id LIMIT ${MAX_ATTENTION_ENTRIES}`);

/** Meetings to come that need a room and have none, or one that is closed for those days. */
export async function findMeetingsWithoutRoom(
  db: Db,
  organization: OrganizationId,
  people: readonly string[] | null,
  now: Instant,
) {
  const rows = await sql(db, STATEMENT, [organization, new Date(now), people]);
  return rows.map(({ event, title, starts_at: start, room, ...owner }) => ({
    event,
    title,
    start,
    room,
    ...serializeOwner(owner),
  }));
}
