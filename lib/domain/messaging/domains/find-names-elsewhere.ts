import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const NAMED = statement<{ id: string; name: string }>(`
  SELECT id, nickname::text AS name FROM bookpages WHERE organization_id = $1
  UNION ALL SELECT id, handle::text FROM locators WHERE organization_id = $1
  UNION ALL SELECT id, handle::text FROM forms WHERE organization_id = $1`);

const LISTED = statement<{ id: string }>(
  "SELECT id FROM directory WHERE organization_id = $1 AND kind IN ('nickname', 'locator', 'form')",
);

/** Names that the organisation has under its own domain alone, because they are somebody else's at the installation's address. */
export async function findNamesElsewhere(db: Db, organization: OrganizationId): Promise<string[]> {
  const listed = new Set((await sql(db, LISTED, [organization])).map(({ id }) => id));
  const named = await sql(db, NAMED, [organization]);
  return named.filter(({ id }) => !listed.has(id)).map(({ name }) => name);
}
