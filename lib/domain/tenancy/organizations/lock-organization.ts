import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const LOCK = defineStatement("SELECT 1 FROM organizations WHERE id = $1 FOR UPDATE");

/** Locks the organisation's row until the transaction ends. */
export async function lockOrganization(tx: Db, id: OrganizationId): Promise<void> {
  await executeSql(tx, LOCK, [id]);
}
