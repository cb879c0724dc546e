import { recordDependentTombstones } from "@/lib/domain/audit/tombstones/record-dependent-tombstones";
import { releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const DETACH_PAGES = defineStatement(`
  UPDATE events SET bookpage_id = NULL, appointment_type_id = NULL, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND bookpage_id = ANY ($2)`);

/**
 * Detaches events from pages that are about to be deleted and frees their slugs. The caller holds the locks
 * of the pages.
 */
export async function detachPages(
  tx: Db,
  organization: OrganizationId,
  pages: readonly string[],
): Promise<void> {
  if (pages.length === 0) return;
  await executeSql(tx, DETACH_PAGES, [organization, pages]);
  await recordDependentTombstones(tx, organization, "bookpage", pages);
  await releaseNames(tx, { kind: "nickname", organization }, pages);
}
