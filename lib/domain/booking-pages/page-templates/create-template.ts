import type { PageSettings, TypeSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { mergePageSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { validatePageRooms } from "@/lib/domain/booking-pages/bookpages/validate-page-rooms";
import { buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Bookpage, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { excludePersonalSettings } from "./exclude-personal-settings";
import { serializeTemplateRow } from "./queries";
import type { PageTemplateBody } from "./schema";

/** Creates a template, empty or from a page and its types, which is not attached to it. */
export function createTemplate(db: Db, organization: OrganizationId, body: PageTemplateBody) {
  return withTransaction(db, async (tx) => {
    const page = body.page ? await lockBookpage(tx, organization, { slug: body.page }) : null;
    if (body.page && !page) throw buildUnknownFieldProblem("page", "is not a page of your organisation");
    await validatePageRooms(tx, organization, undefined, body.custom);
    const before = page ? excludePersonalSettings(page.settings as PageSettings) : {};
    const row = await tx.pageTemplate.create({
      data: {
        id: generateId(),
        organizationId: organization,
        name: body.name,
        message: body.message ?? page?.message ?? "",
        settings: mergePageSettings(before, body.custom, "") as Prisma.InputJsonObject,
        locked: [...new Set(body.locked)],
      },
    });
    if (page) await copyTypes(tx, organization, page, row.id);
    return serializeTemplateRow(tx, organization, row);
  });
}

async function copyTypes(tx: Db, organizationId: OrganizationId, page: Bookpage, templateId: string) {
  const types = await tx.appointmentType.findMany({
    where: { organizationId, bookpageId: page.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  await tx.pageTemplateType.createMany({
    data: types.map(({ name, slug, active, public: isPublic, message, description, settings }) => ({
      id: generateId(),
      organizationId,
      templateId,
      name,
      slug,
      active,
      public: isPublic,
      message,
      description,
      settings: excludePersonalSettings(settings as TypeSettings) as Prisma.InputJsonObject,
    })),
  });
}
