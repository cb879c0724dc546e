import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildWriteStatement } from "@/lib/platform/db/statement";
import { suppressAudit } from "@/lib/platform/db/suppress-audit";
import { listOwnedTables } from "./list-owned-tables";

const BATCH_ROWS = 2000;

/** Deletes all rows of an organisation in batches, children first; the organisation's own row stays. */
export async function deleteOrganizationRows(
  db: Db,
  organization: OrganizationId,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const tables = await listOwnedTables(db);
  for (const { name, isDirect } of tables.reverse())
    if (isDirect && !except.includes(name)) await deleteInBatches(db, organization, name);
}

/** Children without an organisation column are deleted with their parents. */
async function deleteInBatches(db: Db, organization: OrganizationId, table: string) {
  const remove = buildWriteStatement(`
    DELETE FROM ${table} WHERE organization_id = $1 AND ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE organization_id = $1 LIMIT ${BATCH_ROWS}))
    RETURNING true AS removed`);
  let removed: number;
  do {
    removed = await withTransaction(db, async (tx) => {
      await suppressAudit(tx);
      return (await executeSql(tx, remove, [organization])).length;
    });
  } while (removed === BATCH_ROWS);
}
