import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const FIND = definePreparedStatement<{ eventId: string; confirmed: boolean }>(`
  SELECT i.event_id AS "eventId", e.confirmed_flag AS confirmed
    FROM invitees i JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
   WHERE i.organization_id = $1 AND i.key_hash = $2`);

/**
 * Finds the event that the same form has created before, for forms sent twice.
 * @param keys derived from the form; its invitee has one of them
 */
export async function findEventByForm(tx: Db, organization: OrganizationId, keys: readonly string[]) {
  for (const key of keys) {
    const [event] = await executeSql(tx, FIND, [organization, hashToken(key)]);
    if (event) return { key, ...event };
  }
  return null;
}
