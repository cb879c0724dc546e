import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const FIND = definePreparedStatement<{ id: string }>(
  "SELECT id FROM events WHERE organization_id = $1 AND series_id = $2",
);

export async function listSeriesIds(db: Db, organization: OrganizationId, series: string): Promise<string[]> {
  const rows = await executeSql(db, FIND, [organization, series]);
  return rows.map(({ id }) => id);
}
