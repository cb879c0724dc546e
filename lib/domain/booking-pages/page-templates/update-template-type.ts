import { toTypeSlugProblem } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import type { TypeSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { mergeTypeSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { validatePageRooms } from "@/lib/domain/booking-pages/bookpages/validate-page-rooms";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { applyTemplateType } from "./apply-template";
import { lockTemplate, lockTemplatePages } from "./lock-template";
import { getTemplateTypeRow, type TemplateTypePath } from "./queries";
import type { PageTemplateTypeUpdate } from "./schema";
import { serializeTemplateType } from "./serialize";

/** Updates the type and its copies in one transaction. Copies keep their slugs, which links contain. */
export async function updateTemplateType(
  db: Db,
  organization: OrganizationId,
  path: TemplateTypePath,
  body: PageTemplateTypeUpdate,
  precondition: Precondition,
) {
  try {
    return await withTransaction(db, async (tx) => {
      const template = await lockTemplate(tx, organization, path.template_id);
      const row = await getTemplateTypeRow(tx, organization, path);
      precondition.check(row);
      await validatePageRooms(tx, organization, row.settings as TypeSettings, body.custom);
      const { handle: slug, custom: settings, locked, ...columns } = body;
      const updated = await tx.pageTemplateType.update({
        where: toRowKey(organization, row.id),
        data: {
          ...omitUndefined({ ...columns, slug, locked: locked && [...new Set(locked)] }),
          settings: mergeTypeSettings(template, row.settings as TypeSettings, settings),
          v: { increment: 1 },
        },
      });
      if (updated.v !== row.v) {
        await lockTemplatePages(tx, organization, template.id);
        await applyTemplateType(tx, organization, updated);
      }
      return serializeTemplateType(updated);
    });
  } catch (error) {
    throw toTypeSlugProblem(error) ?? error;
  }
}
