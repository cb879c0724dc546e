import type { Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { buildScheduleSql, parseSchedule } from "@/lib/domain/availability/availabilities/parse-schedule";
import {
  buildTakenTimeSql,
  decodeTakenTime,
  TAKEN_TIME_COLUMNS,
  type TakenTimeRow,
} from "@/lib/domain/availability/free-slots/taken-time";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { buildRoomSchedule } from "./build-room-schedule";
import { ROOM_COLUMNS, type RoomRow, toRoom } from "./list-rooms";
import type { TimedRoom } from "./room";

interface Row extends TakenTimeRow, RoomRow {
  timezone: string;
  schedule: string | null;
  absences: { first: LocalDate; last: LocalDate }[] | null;
}

const LOAD = definePreparedStatement<Row>(`
  SELECT ${ROOM_COLUMNS}, u.timezone, ${buildScheduleSql("$1", "user_id = u.id")} AS schedule, ${TAKEN_TIME_COLUMNS},
         (SELECT json_agg(json_build_object('first', x.start_date, 'last', x.end_date) ORDER BY x.start_date, x.end_date)
            FROM absences x WHERE x.organization_id = $1 AND x.user_id = u.id) AS absences
    FROM users u
         ${buildTakenTimeSql("$1", "$2", "$3", "event_id <> ALL ($4::text[])")}
   WHERE u.organization_id = $1 AND u.resource AND ($5::text[] IS NULL OR u.id = ${formatAnyOf("$5")})`);

interface Range {
  /** Selects the meetings that overlap. */
  from: Instant;
  to: Instant;
  /** Events and holds that do not block the rooms. */
  except?: readonly string[];
  /** Default: all rooms of the organisation. */
  ids?: readonly string[];
}

/** Loads rooms with opening times and reservations by one statement. */
export async function loadRooms(
  db: Db,
  organization: OrganizationId,
  { from, to, except = [], ids }: Range,
): Promise<TimedRoom[]> {
  const values = [
    organization,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    except,
    ids ?? null,
  ];
  const rows = await executeSql(db, LOAD, values);
  return Promise.all(
    rows.map(async (row) => {
      const roomSchedule = row.schedule === null ? null : await parseSchedule(row.schedule);
      const absences = (row.absences ?? []).map(({ first, last }) => ({ from: first, to: addDays(last, 1) }));
      const schedule = buildRoomSchedule(roomSchedule, { zone: row.timezone, absences });
      return { ...toRoom(row), host: { schedule, ...decodeTakenTime(row) } };
    }),
  );
}
