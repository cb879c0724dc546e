import { noteBelongings } from "@/lib/domain/audit/deletions/note-belongings";
import { leaveNames } from "@/lib/domain/tenancy/directory/take-name";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const FORGET_PAGES = statement(`
  UPDATE events SET bookpage_id = NULL, appointment_type_id = NULL, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND bookpage_id = ANY ($2)`);

/**
 * Events stay, and no longer say on which page they were booked; the nicknames are free. The caller holds the pages,
 * which are to be deleted.
 */
export async function forgetPages(
  tx: Db,
  organization: OrganizationId,
  pages: readonly string[],
): Promise<void> {
  if (pages.length === 0) return;
  await sql(tx, FORGET_PAGES, [organization, pages]);
  await noteBelongings(tx, organization, "bookpage", pages);
  await leaveNames(tx, { kind: "nickname", organization }, pages);
}
