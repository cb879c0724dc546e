import { removeAppointmentType } from "@/lib/domain/booking-pages/appointment-types/remove-appointment-type";
import { detachTemplateType } from "@/lib/domain/booking-pages/bookpages/detach-template";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { lockTemplate, lockTemplatePages } from "./lock-template";
import { getTemplateTypeRow, type TemplateTypePath } from "./queries";

/** Deletes the type with its copies on pages, or detaches them. Deleted ones can be restored. */
export function deleteTemplateType(
  db: Db,
  organization: OrganizationId,
  path: TemplateTypePath,
  { types }: { types: "keep" | "delete" },
  precondition: Precondition,
): Promise<null> {
  return withTransaction(db, async (tx) => {
    await lockTemplate(tx, organization, path.template_id);
    const row = await getTemplateTypeRow(tx, organization, path);
    precondition.check(row);
    const pages = await lockTemplatePages(tx, organization, path.template_id);
    const owners = new Map(pages.map((page) => [page.id, page]));
    const copies = await tx.appointmentType.findMany({
      where: { organizationId: organization, templateTypeId: row.id },
      orderBy: { id: "asc" },
    });
    for (const type of copies) {
      const page = owners.get(type.bookpageId);
      if (types === "delete" && page) await removeAppointmentType(tx, organization, page, type);
      else await detachTemplateType(tx, organization, type.id);
    }
    await tx.pageTemplateType.delete({ where: toRowKey(organization, row.id) });
    return null;
  });
}
