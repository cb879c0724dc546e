import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const DETACH = defineStatement(`
  UPDATE absences SET instead_user_id = NULL, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND instead_user_id = $2`);

/**
 * Removes the user as a substitute from the absences of others. The caller locks the user, who is about to be
 * deleted.
 */
export const detachSubstitute = (tx: Db, organization: OrganizationId, userId: string) =>
  executeSql(tx, DETACH, [organization, userId]);
