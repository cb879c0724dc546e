import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import { enqueueEntries } from "./enqueue-entries";
import { SYNC_USER_ENTRIES } from "./tasks";

/** Has somebody's meetings to come written where they belong now, in jobs, once the transaction has committed. */
export const enqueueUserEntrySync = (tx: Db, organization: OrganizationId, user: string) =>
  addJob(tx, SYNC_USER_ENTRIES, { organization, user }, { key: `follow_entries/${user}` });

/** Of the user $2: what they arrange or take part in, of a room what takes place in it, and what is written already. */
const UPCOMING_EVENTS = defineStatement<{ id: string }>(`
  SELECT e.id FROM events e
   WHERE e.organization_id = $1 AND e.created_by_user_id = $2 AND e.ends_at > now() AND e.cancelled_at IS NULL
   UNION
  SELECT e.id FROM invitees i JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
   WHERE i.organization_id = $1 AND i.user_id = $2 AND e.ends_at > now() AND e.cancelled_at IS NULL
   UNION
  SELECT e.id FROM reservations r JOIN events e ON e.organization_id = $1 AND e.id = r.event_id AND e.room_id = r.host_id
   WHERE r.organization_id = $1 AND r.host_id = $2 AND r.ends_at > now()
   UNION
  SELECT e.id FROM calendar_entries w JOIN events e ON e.organization_id = $1 AND e.id = w.event_id
   WHERE w.organization_id = $1 AND w.user_id = $2 AND e.ends_at > now()`);

/** Queues what the event's calendars want for each of somebody's meetings to come; what stands right stays untouched. */
export async function syncUserEntries(db: Db, organization: OrganizationId, user: string): Promise<void> {
  const events = await executeSql(db, UPCOMING_EVENTS, [organization, user]);
  await enqueueEntries(db, organization, { id: events.map(({ id }) => id), users: [user] });
}
