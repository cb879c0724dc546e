import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

interface Meeting {
  id: string;
  /** Seats that are neither taken nor held by others. */
  free: number;
}

/**
 * $8: the booker's hold. A meeting with several hosts has a row for each, with the same number of free seats.
 */
const LIST = definePreparedStatement<Meeting>(`
  SELECT r.event_id AS id, (r.seats - count(DISTINCT h.event_id))::int AS free
    FROM reservations r
    LEFT JOIN reservations h ON h.organization_id = $1 AND h.host_id = r.host_id AND h.starts_at = $5 AND h.ends_at = $6
          AND h.seats = -1 AND h.bookpage_id = $3 AND h.appointment_type_id IS NOT DISTINCT FROM $4
          AND h.expires_at > $7 AND h.event_id IS DISTINCT FROM $8
   WHERE r.organization_id = $1 AND r.host_id = ${formatAnyOf("$2")} AND r.seats > 0 AND r.exclusive
     AND r.bookpage_id = $3 AND r.appointment_type_id IS NOT DISTINCT FROM $4 AND r.starts_at = $5 AND r.ends_at = $6
   GROUP BY r.event_id, r.seats HAVING r.seats > count(DISTINCT h.event_id)
   ORDER BY bool_or(EXISTS (SELECT FROM reservations o
              WHERE o.organization_id = $1 AND o.event_id = $8 AND o.host_id = r.host_id)) DESC, free DESC, id`);

interface SeatSearch {
  start: Instant;
  /** The booker's hold: it does not count, and the meeting with its seat comes first. */
  hold?: string | undefined;
}

/** Lists the meetings of the page or type that start at this time and have a free seat. */
export async function listSeatedMeetings(
  db: Db,
  { organization, bookpageId, appointmentTypeId, people, chosen, duration }: BookablePage,
  { start, hold }: SeatSearch,
  now: Instant,
): Promise<readonly Meeting[]> {
  const hosts = chosen ? [chosen] : people;
  return executeSql(db, LIST, [
    organization,
    hosts.map(({ id }) => id),
    bookpageId,
    appointmentTypeId,
    new Date(start).toISOString(),
    new Date(asInstant(start + duration * MINUTE)).toISOString(),
    new Date(now).toISOString(),
    hold ?? null,
  ]);
}
