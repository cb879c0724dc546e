import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { MAX_ACTION_ITEMS, type RoomIssue } from "./schema";

interface Row extends OwnerRow {
  event: string;
  title: string;
  starts_at: Date;
  room: string | null;
  reason: RoomIssue;
}

/** SQL: the number of participants who have not declined, hosts included. */
const COMING = `
  (SELECT count(*) FROM invitees i
    WHERE i.organization_id = $1 AND i.event_id = e.id
      AND NOT EXISTS (SELECT FROM declines x WHERE x.organization_id = $1 AND x.invitee_id = i.id))`;

const NEEDED = "coalesce(t.custom->'rooms', b.custom->'rooms')";

// The check for any room at all comes first: most organisations have none.
const STATEMENT = defineStatement<Row>(`
  SELECT * FROM (
  SELECT e.id AS event, e.title, d.starts_at, e.room_id AS room, ${OWNER_COLUMNS},
         CASE WHEN e.room_id IS NULL
              THEN CASE WHEN coalesce((${NEEDED}->>'needed')::boolean, ${NEEDED} IS NOT NULL) THEN 'none' END
              WHEN EXISTS (SELECT FROM absences a
                            WHERE a.organization_id = $1 AND a.user_id = e.room_id
                              AND a.start_date::date <= (d.ends_at AT TIME ZONE r.timezone)::date
                              AND a.end_date::date >= (d.starts_at AT TIME ZONE r.timezone)::date) THEN 'closed'
              WHEN e.seats IS NULL AND ${NEEDED}->>'capacity' = 'guests' AND r.capacity < ${COMING} THEN 'too_small'
         END AS reason
    FROM events e
    JOIN event_dates d ON d.organization_id = $1 AND d.id = e.confirmed_date_id
    JOIN bookpages b ON b.organization_id = $1 AND b.id = e.bookpage_id
    LEFT JOIN appointment_types t ON t.organization_id = $1 AND t.id = e.appointment_type_id
    JOIN users u ON u.organization_id = $1 AND u.id = e.created_by_user_id
    LEFT JOIN users r ON r.organization_id = $1 AND r.id = e.room_id
   WHERE (EXISTS (SELECT FROM users s WHERE s.organization_id = $1 AND s.resource)
          OR EXISTS (SELECT FROM bookpages p WHERE p.organization_id = $1 AND p.custom ? 'rooms'))
     AND e.organization_id = $1 AND e.ends_at > $2 AND e.confirmed_flag AND e.cancelled_at IS NULL
     AND ($3::text[] IS NULL OR e.created_by_user_id = ANY ($3))) found
   WHERE reason IS NOT NULL ORDER BY starts_at, event LIMIT ${MAX_ACTION_ITEMS}`);

/** Finds upcoming meetings that need a room but have none, or have one that is closed on those days or too small. */
export async function findMeetingsWithoutRoom(
  db: Db,
  organization: OrganizationId,
  people: readonly string[] | null,
  now: Instant,
) {
  const rows = await executeSql(db, STATEMENT, [organization, new Date(now), people]);
  return rows.map(({ event, title, starts_at: start, room, reason, ...owner }) => ({
    event,
    title,
    start,
    room,
    reason,
    ...serializeOwner(owner),
  }));
}
