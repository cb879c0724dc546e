import { handleClash } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import { freeHandle, toHandle } from "@/lib/domain/booking-pages/appointment-types/type-handle";
import { checkRooms } from "@/lib/domain/booking-pages/bookpages/check-rooms";
import { mergeTypeCustom } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addTypes } from "./add-types";
import { lockFollowingPages, lockTemplate } from "./lock-template";
import { findTemplateTypes } from "./queries";
import type { PageTemplateTypeBody } from "./schema";
import { serializeTemplateType } from "./serialize";

/** Every page that follows the template has it at once. */
export async function createTemplateType(
  db: Db,
  organization: OrganizationId,
  templateId: string,
  body: PageTemplateTypeBody,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const template = await lockTemplate(tx, organization, templateId);
      await checkRooms(tx, organization, undefined, body.custom);
      const others = await findTemplateTypes(tx, organization, templateId);
      const taken = new Set(others.map(({ handle }) => handle));
      const { name, active, message, description, locked = [] } = body;
      const row = await tx.pageTemplateType.create({
        data: {
          id: newId(),
          organizationId: organization,
          templateId,
          name,
          handle: body.handle ?? freeHandle(toHandle(name), taken),
          ...given({ active, public: body.public, message, description }),
          locked: [...new Set(locked)],
          custom: mergeTypeCustom(template, {}, body.custom),
        },
      });
      await addTypes(tx, organization, await lockFollowingPages(tx, organization, templateId), [row]);
      return serializeTemplateType(row);
    });
  } catch (error) {
    throw handleClash(error) ?? error;
  }
}
