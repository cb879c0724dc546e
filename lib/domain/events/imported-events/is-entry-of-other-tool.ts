import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

interface EntryOwner {
  organization: string;
  event: string;
  user: string;
}

/**
 * True while an imported meeting has the times of its import and an entry that the other tool wrote, found by its key or
 * by its times, or may have one in a calendar of the user that has not been read yet.
 */
const OTHERS_ENTRY = defineStatement<{ found: boolean }>(`
  SELECT EXISTS (
    SELECT FROM imported_events i
      JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
     WHERE i.organization_id = $1 AND i.event_id = $2 AND e.starts_at = i.starts_at AND e.ends_at = i.ends_at
       AND e.cancelled_at IS NULL
       AND (EXISTS (SELECT FROM busy_periods b
                     WHERE b.organization_id = $1 AND b.user_id = $3 AND b.event_id IS NULL
                       AND (b.object_key = i.entry_key OR b.starts_at = i.starts_at AND b.ends_at = i.ends_at))
            OR EXISTS (SELECT FROM calendars c
                         LEFT JOIN calendar_syncs y ON y.organization_id = $1 AND y.calendar_id = c.id
                        WHERE c.organization_id = $1 AND c.user_id = $3 AND y.synced_at IS NULL))) AS found`);

/** Returns whether a calendar of the user has the meeting from the tool in which it was arranged. */
export async function isEntryOfOtherTool(
  db: Db,
  { organization, event, user }: EntryOwner,
): Promise<boolean> {
  const [{ found = false } = {}] = await executeSql(db, OTHERS_ENTRY, [organization, event, user]);
  return found;
}
