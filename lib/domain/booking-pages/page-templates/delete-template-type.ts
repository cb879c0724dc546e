import { removeType } from "@/lib/domain/booking-pages/appointment-types/remove-type";
import { leaveTemplateType } from "@/lib/domain/booking-pages/bookpages/leave-template";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { lockFollowingPages, lockTemplate } from "./lock-template";
import { findTemplateType, type TemplateTypePath } from "./queries";

/** With the types that follow it, unless they are to stay as their owners' own. Each can be restored for a while. */
export function deleteTemplateType(
  db: Db,
  organization: OrganizationId,
  path: TemplateTypePath,
  { types }: { types: "keep" | "delete" },
  precondition: Precondition,
): Promise<null> {
  return inTransaction(db, async (tx) => {
    await lockTemplate(tx, organization, path.template_id);
    const row = await findTemplateType(tx, organization, path);
    precondition.check(row);
    const pages = await lockFollowingPages(tx, organization, path.template_id);
    const owners = new Map(pages.map((page) => [page.id, page]));
    const following = await tx.appointmentType.findMany({
      where: { organizationId: organization, templateTypeId: row.id },
      orderBy: { id: "asc" },
    });
    for (const type of following) {
      const page = owners.get(type.bookpageId);
      if (types === "delete" && page) await removeType(tx, organization, page, type);
      else await leaveTemplateType(tx, organization, type.id);
    }
    await tx.pageTemplateType.delete({ where: keyOf(organization, row.id) });
    return null;
  });
}
