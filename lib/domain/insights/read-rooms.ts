import type { Instant } from "@/lib/core/time/instant";
import { ROOM_COLUMNS, type RoomRow, toRoom } from "@/lib/domain/rooms/list-rooms";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { deriveFirstId } from "./count-range";
import { type Narrowing, narrowEvents } from "./narrow-insights";
import { MAX_INSIGHT_ENTRIES } from "./schema";

interface Row extends RoomRow {
  booked: number;
  cancelled: number;
  held: number;
  hours: number;
}

// Most organisations have no rooms: events are not looked at then.
const writeRooms = (conditions: string) => `
  SELECT ${ROOM_COLUMNS}, n.booked, n.cancelled, n.held, n.hours
    FROM (SELECT e.room_id, count(*)::int AS booked, count(e.cancelled_at)::int AS cancelled,
                 count(*) FILTER (WHERE e.cancelled_at IS NULL AND e.starts_at <= $4)::int AS held,
                 coalesce(sum(date_part('epoch', e.ends_at - e.starts_at))
                            FILTER (WHERE e.cancelled_at IS NULL AND e.starts_at <= $4) / 3600, 0)::float8 AS hours
            FROM events e
           WHERE EXISTS (SELECT FROM users s WHERE s.organization_id = $1 AND s.resource)
             AND e.organization_id = $1 AND e.id >= $2 AND e.created_at >= $3 AND e.created_at < $5 AND e.room_id IS NOT NULL
             AND ($6::text[] IS NULL OR e.created_by_user_id = ANY ($6))${conditions}
           GROUP BY e.room_id) n
    JOIN users u ON u.organization_id = $1 AND u.id = n.room_id AND u.resource
   ORDER BY n.booked DESC, u.id LIMIT ${MAX_INSIGHT_ENTRIES}`;

const STATEMENT = statement<Row>(writeRooms(""));

interface Asked {
  since: Instant;
  until: Instant;
  now: Instant;
  /** Whose meetings are counted; null: all. */
  people: readonly string[] | null;
}

/** How much the organisation's rooms are used by meetings that were created since then. */
export async function readRooms(
  db: Db,
  organization: OrganizationId,
  query: Narrowing,
  { since, until, now, people }: Asked,
) {
  const given = [organization, deriveFirstId(since), new Date(since), new Date(now), new Date(until), people];
  const { conditions, values } = narrowEvents(query, given.length);
  const rooms = { ...STATEMENT, text: writeRooms(conditions) };
  const rows = await sql(db, rooms, [...given, ...values]);
  return rows.map(({ booked, cancelled, held, hours, ...row }) => {
    const { id: room, name } = toRoom(row);
    return { room, name, booked, cancelled, held, hours_held: Math.round(hours * 100) / 100 };
  });
}
