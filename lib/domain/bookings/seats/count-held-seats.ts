import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

const COUNT = definePreparedStatement<{ held: number }>(`
  SELECT count(DISTINCT event_id)::int AS held FROM reservations
   WHERE organization_id = $1 AND host_id = ${formatAnyOf("$2")} AND starts_at = $5 AND ends_at = $6 AND seats = -1
     AND bookpage_id = $3 AND appointment_type_id IS NOT DISTINCT FROM $4 AND expires_at > $7
     AND event_id IS DISTINCT FROM $8`);

/** Counts seats held by others in a meeting that does not exist yet; `hold` is the booker's own. */
export async function countHeldSeats(
  tx: Db,
  { organization, bookpageId, appointmentTypeId, duration }: BookablePage,
  hosts: readonly { id: string }[],
  { start, hold }: { start: Instant | undefined; hold: string | undefined },
  now: Instant,
): Promise<number> {
  if (start === undefined) return 0;
  const time = [start, asInstant(start + duration * MINUTE)].map((at) => new Date(at).toISOString());
  const ids = hosts.map(({ id }) => id);
  const at = new Date(now).toISOString();
  const values = [organization, ids, bookpageId, appointmentTypeId, ...time, at, hold ?? null];
  const [counted] = await executeSql(tx, COUNT, values);
  return counted?.held ?? 0;
}
