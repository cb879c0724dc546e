import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

export interface BrokenCalendars {
  names: readonly string[];
  /** Bookings are blocked meanwhile; otherwise the last known times count. */
  blocks: boolean;
  /** All of them exceed the expansion budget, so that reconnecting does not help. */
  complex: boolean;
}

const BROKEN_STATEMENT = defineStatement<{ name: string; blocks: boolean; reason: string | null }>(`
  SELECT c.name, l.when_broken = 'block' AS blocks, c.broken_reason AS reason
    FROM calendar_lists l JOIN calendars c ON c.organization_id = $1 AND c.calendar_list_id = l.id
   WHERE l.organization_id = $1 AND l.user_id = $2 AND c.access_broken
     AND (l.when_broken = 'block' OR EXISTS (SELECT FROM subcalendars s
                                            WHERE s.organization_id = $1 AND s.calendar_id = c.id AND s.busy))
   ORDER BY c.created_at, c.id`);

/** Returns the state of the user's broken calendars that count for busy times; null if there are none. */
export async function findBrokenCalendars(
  db: Db,
  organization: OrganizationId,
  userId: string,
): Promise<BrokenCalendars | null> {
  const rows = await executeSql(db, BROKEN_STATEMENT, [organization, userId]);
  const [first] = rows;
  if (!first) return null;
  const complex = rows.every(({ reason }) => reason === "complex");
  return { names: rows.map(({ name }) => name), blocks: first.blocks, complex };
}
