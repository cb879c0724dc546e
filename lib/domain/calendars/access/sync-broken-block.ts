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
 * Blocks all time of somebody who has chosen that for while a calendar is broken, or no longer: a period without end
 * stands among the busy ones, so that whoever looks for free time needs to know nothing of it. To be called in the
 * transaction that changes access or choice, under the lock of the list.
 */
export async function syncBrokenBlock(tx: Db, organization: string, userId: string): Promise<void> {
  await executeSql(tx, UNBLOCK, [organization, userId]);
  await executeSql(tx, BLOCK, [organization, userId, generateId()]);
}
