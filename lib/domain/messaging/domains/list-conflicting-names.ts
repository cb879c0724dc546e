import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const NAMED = defineStatement<{ id: string; name: string }>(`
  SELECT id, nickname::text AS name FROM bookpages WHERE organization_id = $1
  UNION ALL SELECT id, handle::text FROM locators WHERE organization_id = $1
  UNION ALL SELECT id, handle::text FROM forms WHERE organization_id = $1`);

const LISTED = defineStatement<{ id: string }>(
  "SELECT id FROM directory WHERE organization_id = $1 AND kind IN ('nickname', 'locator', 'form')",
);

/**
 * Lists the names that resolve only under the organisation's own domain, as another organisation has them at
 * the installation's address.
 */
export async function listConflictingNames(db: Db, organization: OrganizationId): Promise<string[]> {
  const listed = new Set((await executeSql(db, LISTED, [organization])).map(({ id }) => id));
  const conflicts = await executeSql(db, NAMED, [organization]);
  return conflicts.filter(({ id }) => !listed.has(id)).map(({ name }) => name);
}
