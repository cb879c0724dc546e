import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { detachPages } from "./detach-pages";
import { assertNoTemplate, detachTemplate } from "./detach-template";
import { lockBookpage } from "./lock-bookpage";
import { buildBookpageNotFoundProblem } from "./queries";

export function deleteBookpage(
  db: Db,
  organization: OrganizationId,
  slug: string,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const row = await lockBookpage(tx, organization, { slug });
    if (!row) throw buildBookpageNotFoundProblem(slug);
    precondition.check(row);
    assertNoTemplate(row.templateId);
    await removeBookpage(tx, organization, row);
    return { n: 1, ok: 1 as const };
  });
}

/**
 * Deletes the page, which can be restored later without its template; its events stay. The caller holds its
 * lock.
 */
export async function removeBookpage(tx: Db, organization: OrganizationId, row: Bookpage): Promise<void> {
  if (row.templateId) await detachTemplate(tx, row);
  await moveToTrash(tx, organization, {
    resource: "bookpage",
    id: row.id,
    name: row.slug,
    owner: row.userId,
  });
  await detachPages(tx, organization, [row.id]);
  await tx.bookpage.delete({ where: toRowKey(organization, row.id) });
}
