import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";

const FIND = preparedStatement<{ id: string }>(`
  SELECT event_id AS id FROM reservations
   WHERE organization_id = $1 AND host_id = ANY($2::text[]) AND seats > 0 AND exclusive
     AND bookpage_id = $3 AND appointment_type_id IS NOT DISTINCT FROM $4 AND starts_at = $5 AND ends_at = $6
   ORDER BY seats DESC, event_id LIMIT 1`);

/** The meeting of the page, or of its type, that begins then and has a free seat; null where there is none. */
export async function findMeeting(
  db: Db,
  { organization, bookpageId, appointmentTypeId, people, chosen, duration }: PublicPage,
  start: Instant,
): Promise<string | null> {
  const hosts = chosen ? [chosen] : people;
  const [meeting] = await sql(db, FIND, [
    organization,
    hosts.map(({ id }) => id),
    bookpageId,
    appointmentTypeId,
    new Date(start).toISOString(),
    new Date(instant(start + duration * MINUTE)).toISOString(),
  ]);
  return meeting?.id ?? null;
}
