import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { defineStatement } from "@/lib/platform/db/statement";

const UNBLOCK = defineStatement(
  "DELETE FROM busy_periods WHERE organization_id = $1 AND user_id = $2 AND subcalendar_id IS NULL",
);

const BLOCK = defineStatement(`
  INSERT INTO busy_periods (organization_id, id, user_id, object_key, starts_at, ends_at)
  SELECT $1, $3, $2, 'broken', '1970-01-01Z', '2200-01-01Z'
    FROM calendar_lists l
   WHERE l.organization_id = $1 AND l.user_id = $2 AND l.when_broken = 'block'
     AND EXISTS (SELECT FROM calendars c
                  WHERE c.organization_id = $1 AND c.calendar_list_id = l.id AND c.access_broken)`);

/**
 * If the owner chose "block while broken", inserts an open-ended busy period; otherwise removes it, so that
 * slot searches need no special case. Call it under the lock of the list, in the transaction that changes the
 * calendar or the setting.
 */
export async function syncBrokenBlock(tx: Db, organization: string, userId: string): Promise<void> {
  await executeSql(tx, UNBLOCK, [organization, userId]);
  await executeSql(tx, BLOCK, [organization, userId, generateId()]);
}
