import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const NEXT_SEQUENCE = definePreparedStatement<{ next: number | null }>(`
  SELECT max(ics_sequence) + 1 AS next FROM events WHERE organization_id = $1 AND series_id = $2`);

/**
 * Returns the SEQUENCE for a changed calendar entry. Events of a series share one UID, so the number must exceed those
 * of all of them: a calendar that received the whole series would ignore a lower one.
 */
export async function getNextSequence(
  tx: Db,
  { organizationId, seriesId }: Pick<EventRow, "organizationId" | "seriesId">,
): Promise<number | { increment: 1 }> {
  if (seriesId === null) return { increment: 1 };
  const [row] = await executeSql(tx, NEXT_SEQUENCE, [organizationId, seriesId]);
  return row?.next ?? { increment: 1 };
}
