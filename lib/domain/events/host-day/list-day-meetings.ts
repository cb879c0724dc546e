import { addDays, parseLocalDate } from "@/lib/core/time/local-date";
import { getStartOfDay } from "@/lib/core/time/zone";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

/** The meetings of a day that a message lists. */
export const MAX_DAY_MEETINGS = 30;

export interface DayMeeting {
  id: string;
  title: string;
  start: Date;
  end: Date;
  allDay: boolean;
}

/** The confirmed meetings of a user that begin in a range. */
const MEETINGS = definePreparedStatement<DayMeeting>(`
  SELECT e.id, e.title, d.starts_at AS start, d.ends_at AS end, d.all_day AS "allDay"
    FROM events e
    JOIN event_dates d ON d.organization_id = $1 AND d.id = e.confirmed_date_id
   WHERE e.organization_id = $1 AND e.confirmed_flag AND e.cancelled_at IS NULL
     AND COALESCE(e.starts_at, e.ends_at, '9999-12-31T00:00:00Z'::timestamptz) >= $3
     AND COALESCE(e.starts_at, e.ends_at, '9999-12-31T00:00:00Z'::timestamptz) < $4
     AND EXISTS (SELECT FROM invitees i
                  WHERE i.organization_id = $1 AND i.event_id = e.id AND i.user_id = $2 AND NOT i.has_left
                    AND NOT EXISTS (SELECT FROM declines x WHERE x.organization_id = $1 AND x.invitee_id = i.id))
   ORDER BY d.starts_at, e.id LIMIT ${MAX_DAY_MEETINGS + 1}`);

interface Day {
  user: string;
  zone: string;
  /** YYYY-MM-DD. */
  date: string;
}

/** Lists the meetings of a user's day, at most one more than are shown. */
export function listDayMeetings(
  db: Db,
  organization: OrganizationId,
  { user, zone, date }: Day,
): Promise<DayMeeting[]> {
  const day = parseLocalDate(date);
  if (!day) throw new Error(`${date} is not a date`);
  const from = getStartOfDay(zone, day);
  const until = getStartOfDay(zone, addDays(day, 1));
  return executeSql(db, MEETINGS, [organization, user, new Date(from), new Date(until)]);
}
