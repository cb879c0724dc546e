import { checkRooms } from "@/lib/domain/booking-pages/bookpages/check-rooms";
import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";
import { mergePageCustom } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { followTemplate } from "./follow-template";
import { lockFollowingPages, lockTemplate } from "./lock-template";
import { describeTemplate } from "./queries";
import type { PageTemplateUpdate } from "./schema";

/** With every page that follows it, in one transaction. */
export function updateTemplate(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: PageTemplateUpdate,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const row = await lockTemplate(tx, organization, id);
    precondition.check(row);
    await checkRooms(tx, organization, row.custom as CustomSettings, body.custom);
    const { custom, locked, ...columns } = body;
    const updated = await tx.pageTemplate.update({
      where: keyOf(organization, id),
      data: {
        ...given({ ...columns, locked: locked && [...new Set(locked)] }),
        custom: mergePageCustom(row.custom as CustomSettings, custom, ""),
        v: { increment: 1 },
      },
    });
    if (updated.v !== row.v)
      await followTemplate(tx, organization, updated, await lockFollowingPages(tx, organization, id));
    return describeTemplate(tx, organization, updated);
  });
}
