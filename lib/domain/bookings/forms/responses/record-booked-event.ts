import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const SET_EVENT = definePreparedStatement(`
  UPDATE form_responses SET event_id = $3, updated_at = $4
   WHERE organization_id = $1 AND id = $2 AND event_id IS NULL`);

/** Links the response to the first event that was booked with it. */
export async function recordBookedEvent(
  tx: Db,
  organization: OrganizationId,
  response: string,
  { event, now }: { event: string; now: Instant },
): Promise<void> {
  await executeSql(tx, SET_EVENT, [organization, response, event, new Date(now)]);
}
