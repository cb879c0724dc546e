import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

interface Impersonation {
  admin: string;
  name: string | null;
  begun: Date;
  ended: Date | null;
}

// The end that matches a start has the same impersonator and expiry.
const IMPERSONATIONS = defineStatement<Impersonation>(`
  SELECT coalesce(b.actor_id, '') AS admin,
         (SELECT coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) FROM users u
           WHERE u.organization_id = $1 AND u.id = b.actor_id) AS name,
         b.created_at AS begun,
         (SELECT min(e.created_at) FROM audit_entries e
           WHERE e.organization_id = $1 AND e.resource_id = $2 AND e.resource = 'impersonation' AND e.action = 'delete'
             AND e.changes #> '{impersonator_id,before}' = b.changes #> '{impersonator_id,after}'
             AND e.changes #> '{expires_at,before}' = b.changes #> '{expires_at,after}') AS ended
    FROM audit_entries b
   WHERE b.organization_id = $1 AND b.resource_id = $2 AND b.resource = 'impersonation' AND b.action = 'create'
   ORDER BY b.id DESC`);

/** Exports who impersonated this member, newest first. */
export const exportImpersonations = (
  db: Db,
  organization: OrganizationId,
  user: string,
): Promise<Impersonation[]> => executeSql(db, IMPERSONATIONS, [organization, user]);
