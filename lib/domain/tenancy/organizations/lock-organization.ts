import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const LOCK = statement("SELECT 1 FROM organizations WHERE id = $1 FOR UPDATE");

/** Nobody else changes the organisation itself until the transaction ends. */
export async function lockOrganization(tx: Db, id: OrganizationId): Promise<void> {
  await sql(tx, LOCK, [id]);
}
