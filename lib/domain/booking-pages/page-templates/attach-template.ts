import type { Db } from "@/lib/platform/db/client";
import type { Bookpage, PageTemplate } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { applyTemplate } from "./apply-template";

/** Lets an existing page follow the template: its locked fields are applied. The caller has locked both. */
export async function attachTemplate(
  tx: Db,
  organization: OrganizationId,
  page: Bookpage,
  template: PageTemplate,
): Promise<void> {
  await tx.bookpage.update({ where: toRowKey(organization, page.id), data: { templateId: template.id } });
  await applyTemplate(tx, organization, template, [page]);
}
