import { toTypeSlugProblem } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import { pickFreeSlug, toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { mergeTypeSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { validatePageRooms } from "@/lib/domain/booking-pages/bookpages/validate-page-rooms";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addTypes } from "./add-types";
import { lockTemplate, lockTemplatePages } from "./lock-template";
import { listTemplateTypeRows } from "./queries";
import type { PageTemplateTypeBody } from "./schema";
import { serializeTemplateType } from "./serialize";

/** Adds the type to every page of the template. */
export async function createTemplateType(
  db: Db,
  organization: OrganizationId,
  templateId: string,
  body: PageTemplateTypeBody,
) {
  try {
    return await withTransaction(db, async (tx) => {
      const template = await lockTemplate(tx, organization, templateId);
      await validatePageRooms(tx, organization, undefined, body.custom);
      const others = await listTemplateTypeRows(tx, organization, templateId);
      const slugsInUse = new Set(others.map(({ slug }) => slug));
      const { name, active, message, description, locked = [] } = body;
      const row = await tx.pageTemplateType.create({
        data: {
          id: generateId(),
          organizationId: organization,
          templateId,
          name,
          slug: body.handle ?? pickFreeSlug(toTypeSlug(name), slugsInUse),
          ...omitUndefined({ active, public: body.public, message, description }),
          locked: [...new Set(locked)],
          settings: mergeTypeSettings(template, {}, body.custom),
        },
      });
      await addTypes(tx, organization, await lockTemplatePages(tx, organization, templateId), [row]);
      return serializeTemplateType(row);
    });
  } catch (error) {
    throw toTypeSlugProblem(error) ?? error;
  }
}
