import { checkRooms } from "@/lib/domain/booking-pages/bookpages/check-rooms";
import type { CustomSettings, TypeCustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { mergePageCustom } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { Bookpage, Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { unknownProblem } from "@/lib/platform/http/problem";
import { leaveOwn } from "./own-settings";
import { describeTemplate } from "./queries";
import type { PageTemplateBody } from "./schema";

/** From nothing, or from a page and its types. The page itself does not follow it. */
export function createTemplate(db: Db, organization: OrganizationId, body: PageTemplateBody) {
  return inTransaction(db, async (tx) => {
    const page = body.page ? await lockBookpage(tx, organization, { nickname: body.page }) : null;
    if (body.page && !page) throw unknownProblem("page", "is not a page of your organisation");
    await checkRooms(tx, organization, undefined, body.custom);
    const before = page ? leaveOwn(page.custom as CustomSettings) : {};
    const row = await tx.pageTemplate.create({
      data: {
        id: newId(),
        organizationId: organization,
        name: body.name,
        message: body.message ?? page?.message ?? "",
        custom: mergePageCustom(before, body.custom, "") as Prisma.InputJsonObject,
        locked: [...new Set(body.locked)],
      },
    });
    if (page) await copyTypes(tx, organization, page, row.id);
    return describeTemplate(tx, organization, row);
  });
}

async function copyTypes(tx: Db, organizationId: OrganizationId, page: Bookpage, templateId: string) {
  const types = await tx.appointmentType.findMany({
    where: { organizationId, bookpageId: page.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  await tx.pageTemplateType.createMany({
    data: types.map(({ name, handle, active, public: isPublic, message, description, custom }) => ({
      id: newId(),
      organizationId,
      templateId,
      name,
      handle,
      active,
      public: isPublic,
      message,
      description,
      custom: leaveOwn(custom as TypeCustomSettings) as Prisma.InputJsonObject,
    })),
  });
}
