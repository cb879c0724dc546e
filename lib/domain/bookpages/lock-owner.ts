import { findUserOfBody } from "@/lib/domain/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const LOCK = statement("SELECT 1 FROM users WHERE id = $1 AND organization_id = $2 FOR KEY SHARE");

/**
 * Requires that `belongs_to` names a user of the organisation, who then stays until the transaction ends. A user's
 * update writes the user first and the page second; locked in another order, the two would wait for each other.
 */
export async function lockOwner(tx: Db, organization: OrganizationId, userId: string): Promise<void> {
  await sql(tx, LOCK, [userId, organization]);
  await findUserOfBody(tx, organization, userId, "/belongs_to");
}
