import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const COUNT_USE = definePreparedStatement<{ id: string }>(`
  UPDATE links SET used = used + 1, updated_at = $3, v = v + 1
   WHERE organization_id = $1 AND id = $2 AND revoked_at IS NULL
     AND coalesce(used < uses, true) AND coalesce(expires_at > $3, true)
  RETURNING id`);

/**
 * Counts a booking in its transaction, so that a rollback does not count. Returns false if the link is
 * closed.
 */
export async function incrementLinkUses(
  tx: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
): Promise<boolean> {
  return (await executeSql(tx, COUNT_USE, [organization, id, new Date(now)])).length > 0;
}
