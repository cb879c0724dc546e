import { asInstant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { BusyTime } from "./provider";

const MAX_TIMES = 5000;

interface Row {
  starts_at: Date;
  ends_at: Date;
  all_day: boolean;
}

/** Excludes the open-ended period of a broken calendar, and holds. */
const LIST_BUSY_TIMES = definePreparedStatement<Row>(`
  SELECT starts_at, ends_at, all_day FROM busy_periods
   WHERE counts AND organization_id = $1 AND user_id = $2 AND subcalendar_id IS NOT NULL
     AND ends_at > $3 AND starts_at < $4
   UNION
  SELECT starts_at, ends_at, false AS all_day FROM reservations
   WHERE organization_id = $1 AND host_id = $2 AND ends_at > $3 AND starts_at < $4 AND expires_at IS NULL
   ORDER BY starts_at LIMIT ${MAX_TIMES}`);

/** Lists a member's busy times from connected calendars and meetings, for that member only. */
export async function listMemberBusyTimes(
  db: Db,
  organization: OrganizationId,
  user: string,
  { start, end }: Interval,
): Promise<BusyTime[]> {
  const rows = await executeSql(db, LIST_BUSY_TIMES, [organization, user, new Date(start), new Date(end)]);
  return rows.map((row) => ({
    start: asInstant(row.starts_at.getTime()),
    end: asInstant(row.ends_at.getTime()),
    allDay: row.all_day,
  }));
}
