import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { removeBookpage } from "@/lib/domain/booking-pages/bookpages/delete-bookpage";
import { leaveTemplate } from "@/lib/domain/booking-pages/bookpages/leave-template";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { lockFollowingPages, lockTemplate } from "./lock-template";

/** Its pages become their owners', or go. For a while it can be restored, and then nothing follows it. */
export function deleteTemplate(
  db: Db,
  organization: OrganizationId,
  id: string,
  { pages }: { pages: "keep" | "delete" },
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const row = await lockTemplate(tx, organization, id);
    precondition.check(row);
    for (const page of await lockFollowingPages(tx, organization, id))
      await (pages === "delete" ? removeBookpage(tx, organization, page) : leaveTemplate(tx, page));
    await keepRemoved(tx, organization, { resource: "page_template", id, name: row.name, owner: null });
    await tx.pageTemplate.delete({ where: keyOf(organization, id) });
    return { n: 1, ok: 1 as const };
  });
}
