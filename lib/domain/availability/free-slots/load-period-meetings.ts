import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { PeriodMeeting } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

interface Row {
  host: string;
  starts_at: Date;
  ends_at: Date;
  page: string | null;
  type: string | null;
}

/** Longer than a month, the longest period of a limit, in any time zone. */
export const WHOLE_PERIODS = "interval '33 days'";

/**
 * SELECT list: the page and type of taken time, which a hold `r` stores itself and a reservation takes from
 * its event `e`.
 */
export const BOOKED_WHERE =
  "coalesce(r.bookpage_id, e.bookpage_id) AS page, coalesce(r.appointment_type_id, e.appointment_type_id) AS type";

const LOAD = definePreparedStatement<Row>(`
  SELECT r.host_id AS host, r.starts_at, r.ends_at, ${BOOKED_WHERE}
    FROM reservations r LEFT JOIN events e ON e.organization_id = $1 AND e.id = r.event_id
   WHERE r.organization_id = $1 AND r.host_id = ${formatAnyOf("$2")}
     AND r.ends_at > $3::timestamptz - ${WHOLE_PERIODS} AND r.starts_at < $4::timestamptz + ${WHOLE_PERIODS}
     AND r.event_id IS DISTINCT FROM $5 AND (r.expires_at IS NULL OR r.expires_at > now())`);

export interface MeetingRange {
  from: Instant;
  to: Instant;
  /** The event being moved, which does not count. */
  exceptEvent?: string | null | undefined;
}

/**
 * Loads meetings and holds of these hosts in all days, weeks and months that overlap the range, with their
 * pages. Only limits need them.
 */
export async function loadPeriodMeetings(
  db: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  { from, to, exceptEvent }: MeetingRange,
): Promise<(PeriodMeeting & { host: string })[]> {
  const rows = await executeSql(db, LOAD, [
    organization,
    hosts,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    exceptEvent ?? null,
  ]);
  return rows.map(({ host, page, type, ...time }) => ({
    host,
    page,
    type,
    start: asInstant(+time.starts_at),
    end: asInstant(+time.ends_at),
  }));
}
