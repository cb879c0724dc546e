import type { Instant } from "@/lib/core/time/instant";
import { ROOM_COLUMNS, type RoomRow, toRoom } from "@/lib/domain/availability/rooms/list-rooms";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { buildInsightConditions, type InsightsFilter, SOURCE_SQL } from "./build-insight-conditions";
import { deriveFirstId } from "./count-range";
import { INSIGHT_SOURCES, MAX_INSIGHT_ENTRIES } from "./schema";

interface Row {
  kind: "type" | "source" | "room";
  /** An id, or the name of a source; null: none. */
  key: string | null;
  is_cancelled: boolean;
  is_held: boolean;
  booked: number;
  hours: number;
}

// The counting index lacks these columns, so one scan reads the events themselves. The keys are booleans: for other
// computed values the planner expects hundreds of groups and sorts all events.
const buildKindsSql = (conditions: string) => `
  SELECT CASE GROUPING(type, source, room) WHEN b'011'::int THEN 'type' WHEN b'101'::int THEN 'source' ELSE 'room' END AS kind,
         coalesce(type, source, room) AS key, is_cancelled, is_held, count(*)::int AS booked,
         coalesce(sum(hours), 0)::float8 AS hours
    FROM (SELECT e.appointment_type_id AS type, ${SOURCE_SQL} AS source, e.room_id AS room,
                 e.cancelled_at IS NOT NULL AS is_cancelled,
                 coalesce(e.cancelled_at IS NULL AND e.starts_at <= $6::timestamptz, false) AS is_held,
                 CASE WHEN e.room_id IS NOT NULL THEN date_part('epoch', e.ends_at - e.starts_at) / 3600 END AS hours
            FROM events e
           WHERE e.organization_id = $1 AND e.id >= $2
             AND e.created_at >= $3::timestamptz AND e.created_at < $4::timestamptz
             AND ($5::text[] IS NULL OR e.created_by_user_id = ANY ($5))${conditions}
          OFFSET 0) booked
   GROUP BY GROUPING SETS ((type, is_cancelled, is_held), (source, is_cancelled, is_held), (room, is_cancelled, is_held))`;

const KINDS_STATEMENT = defineStatement<Row>(buildKindsSql(""));

const TYPES_STATEMENT = defineStatement<{ id: string; name: string; bookpage: string; nickname: string }>(`
  SELECT a.id, a.name, b.id AS bookpage, b.nickname::text
    FROM appointment_types a JOIN bookpages b ON b.organization_id = $1 AND b.id = a.bookpage_id
   WHERE a.organization_id = $1 AND a.id = ANY ($2)`);

const ROOMS_STATEMENT = defineStatement<RoomRow>(`
  SELECT ${ROOM_COLUMNS} FROM users u WHERE u.organization_id = $1 AND u.id = ANY ($2) AND u.resource`);

interface CountScope {
  since: Instant;
  until: Instant;
  now: Instant;
  /** Counts only the meetings of these users; null: of all. */
  people: readonly string[] | null;
}

/** Counts bookings by type and by source, and the use of rooms. */
export async function countByKind(
  db: Db,
  organization: OrganizationId,
  query: InsightsFilter,
  { since, until, now, people }: CountScope,
) {
  const params = [
    organization,
    deriveFirstId(since),
    new Date(since),
    new Date(until),
    people,
    new Date(now),
  ];
  const { conditions, values } = buildInsightConditions(query, params.length);
  const kinds = await executeSql(db, { ...KINDS_STATEMENT, text: buildKindsSql(conditions) }, [
    ...params,
    ...values,
  ]);
  const types = groupByKey(kinds, "type").slice(0, MAX_INSIGHT_ENTRIES);
  const rooms = groupByKey(kinds, "room");
  const [namedTypes, namedRooms] = await Promise.all([
    executeSql(db, TYPES_STATEMENT, [organization, types.map(({ key }) => key)]),
    rooms.length > 0 ? executeSql(db, ROOMS_STATEMENT, [organization, rooms.map(({ key }) => key)]) : [],
  ]);
  return {
    types: types.flatMap(({ key, hours: _, ...counts }) =>
      namedTypes
        .filter(({ id }) => id === key)
        .map(({ id, name, bookpage, nickname: slug }) => ({
          type: id,
          name,
          bookpage,
          nickname: slug,
          ...counts,
        })),
    ),
    sources: groupByKey(kinds, "source").flatMap(({ key, hours: _, ...counts }) =>
      INSIGHT_SOURCES.filter((source) => source === key).map((source) => ({ source, ...counts })),
    ),
    rooms: rooms
      .flatMap(({ key, hours, ...counts }) =>
        namedRooms
          .filter(({ id }) => id === key)
          .map((row) => ({
            room: key,
            name: toRoom(row).name,
            ...counts,
            hours_held: Math.round(hours * 100) / 100,
          })),
      )
      .slice(0, MAX_INSIGHT_ENTRIES),
  };
}

/** Sums the rows of each key, most bookings first; `hours` covers meetings that took place. */
function groupByKey(rows: readonly Row[], kind: Row["kind"]) {
  const sums = new Map<
    string,
    { key: string; booked: number; cancelled: number; held: number; hours: number }
  >();
  for (const row of rows) {
    if (row.kind !== kind || row.key === null) continue;
    const sum = sums.get(row.key) ?? { key: row.key, booked: 0, cancelled: 0, held: 0, hours: 0 };
    sum.booked += row.booked;
    if (row.is_cancelled) sum.cancelled += row.booked;
    if (row.is_held) {
      sum.held += row.booked;
      sum.hours += row.hours;
    }
    sums.set(row.key, sum);
  }
  return [...sums.values()].sort((a, b) => b.booked - a.booked || (a.key < b.key ? -1 : 1));
}
