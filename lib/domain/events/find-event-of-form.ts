import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";

const FIND = preparedStatement<{ eventId: string; confirmed: boolean }>(`
  SELECT i.event_id AS "eventId", e.confirmed_flag AS confirmed
    FROM invitees i JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
   WHERE i.organization_id = $1 AND i.key_hash = $2`);

/**
 * The event that a form has made before, when it is sent twice.
 *
 * @param keys that follow from the form, one of which its invitee was given
 */
export async function findEventOfForm(tx: Db, organization: OrganizationId, keys: readonly string[]) {
  for (const key of keys) {
    const [event] = await sql(tx, FIND, [organization, hashToken(key)]);
    if (event) return { key, ...event };
  }
  return null;
}
