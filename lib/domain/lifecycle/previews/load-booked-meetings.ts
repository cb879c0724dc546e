import { asInstant, type Instant } from "@/lib/core/time/instant";
import { BOOKED_WHERE, WHOLE_PERIODS } from "@/lib/domain/availability/free-slots/load-period-meetings";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { BookedMeeting } from "./bookable";

interface MeetingRow {
  host: string;
  starts_at: Date;
  ends_at: Date;
  page: string | null;
  type: string | null;
  event_id: string | null;
  seats: number | null;
  all_seats: number | null;
  series: { index: number; count: number } | null;
  title: string | null;
}

/** Meetings of the months around now, for limits, and all upcoming ones. */
const MEETINGS = defineStatement<MeetingRow>(`
  SELECT r.host_id AS host, r.starts_at, r.ends_at, ${BOOKED_WHERE},
         CASE WHEN r.host_id IN (e.created_by_user_id, e.room_id) THEN e.id END AS event_id, e.title,
         r.seats, e.seats AS all_seats, e.series
    FROM reservations r LEFT JOIN events e ON e.organization_id = $1 AND e.id = r.event_id
   WHERE r.organization_id = $1 AND r.host_id = ANY ($2::text[]) AND r.ends_at > $3::timestamptz - ${WHOLE_PERIODS}
     AND (r.expires_at IS NULL OR r.expires_at > now())
   ORDER BY r.starts_at, r.event_id`);

/** Loads what takes these users' time, including meetings of earlier months that limits may count. */
export async function loadBookedMeetings(
  db: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  from: Instant,
): Promise<BookedMeeting[]> {
  const rows = await executeSql(db, MEETINGS, [organization, hosts, new Date(from).toISOString()]);
  return rows.map(toMeeting);
}

const toMeeting = ({ host, starts_at, ends_at, event_id: id, title, ...row }: MeetingRow): BookedMeeting => ({
  host,
  start: asInstant(+starts_at),
  end: asInstant(+ends_at),
  page: row.page,
  type: row.type,
  event: id === null ? null : { id, title: title ?? "", ...measureMeeting(row) },
  seats: row.seats,
});

const measureMeeting = ({
  seats,
  all_seats: all,
  series,
}: Pick<MeetingRow, "seats" | "all_seats" | "series">) => ({
  seats: all === null || seats === null ? null : { all, taken: all - seats },
  series: series && { index: series.index, count: series.count },
});
