import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const LOCK = definePreparedStatement(
  "SELECT 1 FROM events WHERE organization_id = $1 AND id = $2 FOR UPDATE",
);

/** Locks a meeting for the transaction, then reads it; undefined if it was deleted. */
export async function lockEventRow(
  tx: Db,
  organization: OrganizationId,
  id: string,
): Promise<EventRow | undefined> {
  await executeSql(tx, LOCK, [organization, id]);
  const [event] = await listEventRows(tx, organization, [id]);
  return event;
}
