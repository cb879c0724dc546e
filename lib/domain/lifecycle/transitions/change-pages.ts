import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { updateLockedBookpage } from "@/lib/domain/booking-pages/bookpages/update-locked-bookpage";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** Active pages without a booking of their own: one that has been booked here is public for good. */
const UNUSED_PAGES = defineStatement<{ id: string; slug: string }>(`
  SELECT p.id, p.nickname AS slug FROM bookpages p
   WHERE p.organization_id = $1 AND p.active AND lower(p.nickname) = ANY ($2)
     AND NOT EXISTS (
       SELECT FROM events e
        WHERE e.organization_id = $1 AND e.bookpage_id = p.id
          AND NOT EXISTS (SELECT FROM imported_events i WHERE i.organization_id = $1 AND i.event_id = e.id))
   ORDER BY p.id`);

const ADD_PAGE = defineStatement(`
  UPDATE transitions SET page_ids = array_append(page_ids, $3)
   WHERE organization_id = $1 AND id = $2 AND NOT $3 = ANY (page_ids)`);

/** Makes the pages with these slugs inactive, each once: one that was made active by hand meanwhile stays so. */
export async function hidePages(
  db: Db,
  organization: OrganizationId,
  transition: string,
  slugs: readonly string[],
): Promise<void> {
  const pages = await executeSql(db, UNUSED_PAGES, [organization, slugs.map((slug) => slug.toLowerCase())]);
  const { pageIds } = await db.transition.findUniqueOrThrow({ where: toRowKey(organization, transition) });
  for (const { id, slug } of pages.filter((page) => !pageIds.includes(page.id)))
    await withTransaction(db, async (tx) => {
      await executeSql(tx, ADD_PAGE, [organization, transition, id]);
      await setActive(tx, organization, slug, false);
    });
}

/** Makes pages active or inactive; those that have been deleted are left out. */
export async function setPagesActive(
  db: Db,
  organization: OrganizationId,
  ids: readonly string[],
  active: boolean,
): Promise<void> {
  const where = { organizationId: organization, id: { in: [...ids] }, active: !active };
  const pages = await db.bookpage.findMany({ where, select: { slug: true }, orderBy: { id: "asc" } });
  for (const { slug } of pages) await withTransaction(db, (tx) => setActive(tx, organization, slug, active));
}

async function setActive(tx: Db, organization: OrganizationId, slug: string, active: boolean) {
  const row = await lockBookpage(tx, organization, { slug });
  if (row && row.active !== active) await updateLockedBookpage(tx, row, { active });
}
