import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import { enqueueEntries } from "./enqueue-entries";
import { SYNC_USER_ENTRIES } from "./tasks";

/** Enqueues a job that moves the user's upcoming meetings to the right calendars. */
export const enqueueUserEntrySync = (tx: Db, organization: OrganizationId, user: string) =>
  addJob(tx, SYNC_USER_ENTRIES, { organization, user }, { key: `sync_user_entries/${user}` });

/**
 * Upcoming events of user $2, as organiser or participant, events in a room, and events with written entries.
 */
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

/** Enqueues entry writes for each upcoming meeting of a user; correct entries stay unchanged. */
export async function syncUserEntries(db: Db, organization: OrganizationId, user: string): Promise<void> {
  const events = await executeSql(db, UPCOMING_EVENTS, [organization, user]);
  await enqueueEntries(db, organization, { id: events.map(({ id }) => id), users: [user] });
}
