import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";

const FIND = preparedStatement<{ id: string }>(
  "SELECT id FROM events WHERE organization_id = $1 AND series_id = $2",
);

export async function findSeriesIds(db: Db, organization: OrganizationId, series: string): Promise<string[]> {
  const rows = await sql(db, FIND, [organization, series]);
  return rows.map(({ id }) => id);
}
