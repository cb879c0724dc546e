import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const FORGET = statement(`
  UPDATE absences SET instead_user_id = NULL, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND instead_user_id = $2`);

/** Nobody stands in any more in the absences of others. The caller holds the user, who is to be deleted. */
export const forgetSubstitute = (tx: Db, organization: OrganizationId, userId: string) =>
  sql(tx, FORGET, [organization, userId]);
