import { createTemplate } from "@/lib/domain/booking-pages/page-templates/create-template";
import { createTemplateType } from "@/lib/domain/booking-pages/page-templates/create-template-type";
import { deleteTemplateType } from "@/lib/domain/booking-pages/page-templates/delete-template-type";
import { listTemplateTypes } from "@/lib/domain/booking-pages/page-templates/queries";
import {
  pageTemplateBody,
  pageTemplateTypeBody,
  pageTemplateTypeUpdate,
  pageTemplateUpdate,
} from "@/lib/domain/booking-pages/page-templates/schema";
import { updateTemplate } from "@/lib/domain/booking-pages/page-templates/update-template";
import { updateTemplateType } from "@/lib/domain/booking-pages/page-templates/update-template-type";
import { validate } from "@/lib/domain/contracts/validate";
import type { SettingsContent } from "./settings-document";
import { ANY_VERSION, toExpectedVersion, type WriteContext, type WriteResource } from "./write-context";
import { toCurrentTypes, writeTypes } from "./write-types";

/** Writes a page template with its types; all pages that follow it change with it. */
export const writeTemplate: WriteResource = async (context, { current, content, changed }) => {
  const { types, ...fields } = changed;
  const id = await writeFields(context, current, fields);
  await writeTemplateTypes(context, id, content.types);
  return id;
};

async function writeFields(
  { tx, organization }: WriteContext,
  current: Parameters<WriteResource>[1]["current"],
  fields: SettingsContent,
): Promise<string> {
  if (!current) {
    const created = await createTemplate(tx, organization, validate(pageTemplateBody, fields, "body"));
    return created._id;
  }
  if (Object.keys(fields).length > 0) {
    const body = validate(pageTemplateUpdate, fields, "body");
    await updateTemplate(tx, organization, current.id, body, toExpectedVersion(current));
  }
  return current.id;
}

async function writeTemplateTypes({ tx, organization }: WriteContext, template: string, types: unknown) {
  const rows = await listTemplateTypes(tx, organization, template);
  const ids = new Map(rows.map(({ handle: slug, _id }) => [slug, _id]));
  const toPath = (slug: string) => ({ template_id: template, type_id: ids.get(slug) ?? "" });
  await writeTypes(types, toCurrentTypes("templates", rows), {
    create: (type) =>
      createTemplateType(tx, organization, template, validate(pageTemplateTypeBody, type, "body")),
    update: (slug, changed) => {
      const body = validate(pageTemplateTypeUpdate, changed, "body");
      return updateTemplateType(tx, organization, toPath(slug), body, ANY_VERSION);
    },
    remove: (slug) => deleteTemplateType(tx, organization, toPath(slug), { types: "delete" }, ANY_VERSION),
  });
}
