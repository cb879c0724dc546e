import { handleClash } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import { checkRooms } from "@/lib/domain/booking-pages/bookpages/check-rooms";
import type { TypeCustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";
import { mergeTypeCustom } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { followTemplateType } from "./follow-template";
import { lockFollowingPages, lockTemplate } from "./lock-template";
import { findTemplateType, type TemplateTypePath } from "./queries";
import type { PageTemplateTypeUpdate } from "./schema";
import { serializeTemplateType } from "./serialize";

/** With the types that follow it, in one transaction; they keep their handles, as links carry them. */
export async function updateTemplateType(
  db: Db,
  organization: OrganizationId,
  path: TemplateTypePath,
  body: PageTemplateTypeUpdate,
  precondition: Precondition,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const template = await lockTemplate(tx, organization, path.template_id);
      const row = await findTemplateType(tx, organization, path);
      precondition.check(row);
      await checkRooms(tx, organization, row.custom as TypeCustomSettings, body.custom);
      const { custom, locked, ...columns } = body;
      const updated = await tx.pageTemplateType.update({
        where: keyOf(organization, row.id),
        data: {
          ...given({ ...columns, locked: locked && [...new Set(locked)] }),
          custom: mergeTypeCustom(template, row.custom as TypeCustomSettings, custom),
          v: { increment: 1 },
        },
      });
      if (updated.v !== row.v) {
        await lockFollowingPages(tx, organization, template.id);
        await followTemplateType(tx, organization, updated);
      }
      return serializeTemplateType(updated);
    });
  } catch (error) {
    throw handleClash(error) ?? error;
  }
}
