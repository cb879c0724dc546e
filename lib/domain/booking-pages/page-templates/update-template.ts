import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { mergePageSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { validatePageRooms } from "@/lib/domain/booking-pages/bookpages/validate-page-rooms";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { applyTemplate } from "./apply-template";
import { lockTemplate, lockTemplatePages } from "./lock-template";
import { serializeTemplateRow } from "./queries";
import type { PageTemplateUpdate } from "./schema";

/** Updates the template and all of its pages in one transaction. */
export function updateTemplate(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: PageTemplateUpdate,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const row = await lockTemplate(tx, organization, id);
    precondition.check(row);
    await validatePageRooms(tx, organization, row.settings as PageSettings, body.custom);
    const { custom: settings, locked, ...columns } = body;
    const updated = await tx.pageTemplate.update({
      where: toRowKey(organization, id),
      data: {
        ...omitUndefined({ ...columns, locked: locked && [...new Set(locked)] }),
        settings: mergePageSettings(row.settings as PageSettings, settings, ""),
        v: { increment: 1 },
      },
    });
    if (updated.v !== row.v)
      await applyTemplate(tx, organization, updated, await lockTemplatePages(tx, organization, id));
    return serializeTemplateRow(tx, organization, updated);
  });
}
