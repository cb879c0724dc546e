import { areOfSameRequest } from "@/lib/domain/audit/undoable";
import type { Db } from "@/lib/platform/db/client";
import { type AuditEntry, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";

const ENTRIES = defineStatement<AuditEntry>(selectFrom("audit_entries", Prisma.AuditEntryScalarFieldEnum));

/** One request writes a few audit entries per resource: its own and some for each part. */
const MAX_ENTRIES_OF_SAVE = 20;

/** Lists the audit entries of the latest request on a resource, newest first. */
export async function listLatestSaveEntries(
  db: Db,
  organization: OrganizationId,
  resourceId: string,
): Promise<AuditEntry[]> {
  const rows = await listRowPage(db, ENTRIES, organization, { limit: MAX_ENTRIES_OF_SAVE }, (param) => [
    `t.resource_id = ${param(resourceId)}`,
  ]);
  const [latest] = rows;
  const end = rows.findIndex((row) => latest && !areOfSameRequest(row, latest));
  return end < 0 ? rows : rows.slice(0, end);
}
