import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import { removeBookpage } from "@/lib/domain/booking-pages/bookpages/delete-bookpage";
import { detachTemplate } from "@/lib/domain/booking-pages/bookpages/detach-template";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { lockTemplate, lockTemplatePages } from "./lock-template";

/** Deletes the template and detaches or deletes its pages. It can be restored without its pages. */
export function deleteTemplate(
  db: Db,
  organization: OrganizationId,
  id: string,
  { pages }: { pages: "keep" | "delete" },
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const row = await lockTemplate(tx, organization, id);
    precondition.check(row);
    for (const page of await lockTemplatePages(tx, organization, id))
      await (pages === "delete" ? removeBookpage(tx, organization, page) : detachTemplate(tx, page));
    await moveToTrash(tx, organization, { resource: "page_template", id, name: row.name, owner: null });
    await tx.pageTemplate.delete({ where: toRowKey(organization, id) });
    return { n: 1, ok: 1 as const };
  });
}
