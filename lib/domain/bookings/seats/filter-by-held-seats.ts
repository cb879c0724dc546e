import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

const LIST = definePreparedStatement<{ hosts: string[]; held: number }>(`
  SELECT hosts, count(*)::int AS held
    FROM (SELECT event_id, array_agg(host_id ORDER BY host_id) AS hosts FROM reservations
           WHERE organization_id = $1 AND host_id = ${formatAnyOf("$2")} AND seats = -1 AND starts_at = $5 AND ends_at = $6
             AND bookpage_id = $3 AND appointment_type_id IS NOT DISTINCT FROM $4 AND expires_at > $7
           GROUP BY event_id) AS holds
   GROUP BY hosts ORDER BY held DESC, hosts`);

interface HeldSeatSearch {
  /** Ids of the free hosts; `size` of them are needed. */
  available: readonly string[];
  size: number;
  seats: number;
  start: Instant;
}

/**
 * Held seats belong to a meeting that does not exist yet, with hosts that are already picked. If a meeting
 * has several hosts, the next booker must get the same ones or entirely different ones: of two meetings with
 * a common host only one could take place, and holds of the other would be void.
 */
export async function filterByHeldSeats(
  tx: Db,
  { organization, people, bookpageId, appointmentTypeId, duration }: BookablePage,
  { available, size, seats, start }: HeldSeatSearch,
  now: Instant,
): Promise<readonly string[]> {
  const time = [start, asInstant(start + duration * MINUTE), now].map((at) => new Date(at).toISOString());
  const ids = people.map(({ id }) => id);
  const sets = await executeSql(tx, LIST, [organization, ids, bookpageId, appointmentTypeId, ...time]);
  const open = sets.find(
    ({ hosts, held }) =>
      held < seats && hosts.length === size && hosts.every((host) => available.includes(host)),
  );
  return open?.hosts ?? available.filter((host) => !sets.some(({ hosts }) => hosts.includes(host)));
}
