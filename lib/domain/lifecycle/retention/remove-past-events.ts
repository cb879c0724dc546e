import { recordExpiredTombstones } from "@/lib/domain/audit/tombstones/record-expired-tombstones";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { suppressAudit } from "@/lib/platform/db/suppress-audit";

const BATCH_EVENTS = 500;

// One organisation after the other, in the order of the index. $1: days.
const deleteEvents = (condition: string) =>
  defineStatement<{ organization: string; id: string }>(`
  DELETE FROM events WHERE (organization_id, id) IN (
    SELECT o.id, past.id FROM organizations o CROSS JOIN LATERAL (
      SELECT e.id FROM events e
       WHERE e.organization_id = o.id AND e.ends_at < now() - make_interval(days => $1)
       LIMIT ${BATCH_EVENTS}) past
     WHERE ${condition} LIMIT ${BATCH_EVENTS})
  RETURNING organization_id AS organization, id`);

const DELETE_EVENTS = deleteEvents("o.sandbox_of IS NULL");
const DELETE_EVENTS_OF_SANDBOX = deleteEvents("o.id = $2");

const DELETE_ENTRIES = defineStatement(`
  DELETE FROM audit_entries a USING unnest($1::text[], $2::text[]) gone(organization, event)
   WHERE a.organization_id = gone.organization AND a.resource_id = gone.event`);

/**
 * Deletes events that ended this many days ago, with their parts and audit entries, which would otherwise still
 * contain them. No mail or webhook reports it, and calendars keep their entries.
 */
export async function removePastEvents(db: Db, days: number, sandbox: string | null = null): Promise<void> {
  let removed: number;
  do {
    removed = await withTransaction(db, async (tx) => {
      await suppressAudit(tx);
      const events = await (sandbox
        ? executeSql(tx, DELETE_EVENTS_OF_SANDBOX, [days, sandbox])
        : executeSql(tx, DELETE_EVENTS, [days]));
      const organizations = events.map(({ organization }) => organization);
      await recordExpiredTombstones(
        tx,
        "event",
        events.map((event) => ({ ...event, parent: null })),
      );
      await executeSql(tx, DELETE_ENTRIES, [organizations, events.map(({ id }) => id)]);
      return events.length;
    });
  } while (removed === BATCH_EVENTS);
}
