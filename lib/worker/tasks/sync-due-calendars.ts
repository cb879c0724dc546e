import { queueReading } from "@/lib/domain/calendars/reading/queue-reading";
import { database, inTransaction } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

/** Queued a minute; more than this wait for the next one. */
const MAX_QUEUED = 1000;

const TAKE_DUE = statement<{ calendar: string; organization: string }>(`
  UPDATE calendar_syncs y SET due_at = now() + interval '15 minutes'
    FROM (SELECT calendar_id FROM calendar_syncs WHERE due_at <= now()
           ORDER BY due_at LIMIT ${MAX_QUEUED} FOR UPDATE SKIP LOCKED) d
    JOIN calendars c ON c.id = d.calendar_id
   WHERE y.calendar_id = d.calendar_id
  RETURNING c.id AS calendar, c.organization_id AS organization`);

/** Queues the calendars whose time has come. What is queued is due again soon, should its job be lost. */
export async function syncDueCalendars(): Promise<void> {
  await inTransaction(database(), async (tx) => {
    const due = await sql(tx, TAKE_DUE);
    await queueReading(tx, due);
  });
}
