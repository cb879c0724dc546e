import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const REMOVE_FROM_ASSIGNMENTS = defineStatement(`
  UPDATE teams
     SET assignment = jsonb_set_lax(
           assignment #- ARRAY['weights', $2], '{order}', (assignment->'order') - $2::text, false, 'return_target'),
         updated_at = now(), v = v + 1
   WHERE organization_id = $1
     AND id IN (SELECT t.id FROM team_members m JOIN teams t ON t.organization_id = $1 AND t.id = m.team_id
                 WHERE m.organization_id = $1 AND m.user_id = $2 ORDER BY t.id FOR UPDATE OF t)`);

/**
 * Removes a user who is about to be deleted from the weights and orders of all teams. Locks teams before
 * users, as everywhere, to avoid deadlocks.
 */
export async function removeFromAllTeams(tx: Db, organization: OrganizationId, user: string): Promise<void> {
  await executeSql(tx, REMOVE_FROM_ASSIGNMENTS, [organization, user]);
}
