import { createAppointmentType } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import { deleteAppointmentType } from "@/lib/domain/booking-pages/appointment-types/delete-appointment-type";
import { listAppointmentTypes } from "@/lib/domain/booking-pages/appointment-types/queries";
import {
  appointmentTypeBody,
  appointmentTypeUpdate,
} from "@/lib/domain/booking-pages/appointment-types/schema";
import { updateAppointmentType } from "@/lib/domain/booking-pages/appointment-types/update-appointment-type";
import { createBookpage } from "@/lib/domain/booking-pages/bookpages/create-bookpage";
import { detachTemplate } from "@/lib/domain/booking-pages/bookpages/detach-template";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { buildBookpageNotFoundProblem } from "@/lib/domain/booking-pages/bookpages/queries";
import { bookpageBody, bookpageUpdate } from "@/lib/domain/booking-pages/bookpages/schema";
import { updateBookpage } from "@/lib/domain/booking-pages/bookpages/update-bookpage";
import { addTypes } from "@/lib/domain/booking-pages/page-templates/add-types";
import { attachTemplate } from "@/lib/domain/booking-pages/page-templates/attach-template";
import { lockTemplate } from "@/lib/domain/booking-pages/page-templates/lock-template";
import { listTemplateTypeRows } from "@/lib/domain/booking-pages/page-templates/queries";
import { validate } from "@/lib/domain/contracts/validate";
import { replanTemplate } from "@/lib/domain/events/planned-steps/change-template-pages";
import type { SettingsContent } from "./settings-document";
import { ANY_VERSION, toExpectedVersion, type WriteContext, type WriteResource } from "./write-context";
import { toCurrentTypes, writeTypes } from "./write-types";

/** Writes a page, the template that it follows, and its types. */
export const writePage: WriteResource = async (context, { current, content, changed }) => {
  const { tx, organization } = context;
  const { types, template, ...fields } = changed;
  const before = current?.resolved;
  if (template !== undefined && before) await changeTemplate(context, String(before.nickname), template);
  const page = before
    ? await updatePage(context, String(before.nickname), fields, current)
    : await createBookpage(tx, organization, validate(bookpageBody, fields, "body"));
  if (template != null && !before) await changeTemplate(context, page.nickname, template);
  await writePageTypes(context, page.nickname, content.types);
  for (const { handle: slug, _id } of await listAppointmentTypes(tx, organization, page.nickname))
    context.references.add("types", `${page.nickname}/${slug}`, _id);
  return page._id;
};

async function updatePage(
  { tx, organization }: WriteContext,
  slug: string,
  fields: SettingsContent,
  current: Parameters<typeof toExpectedVersion>[0],
) {
  const isUnchanged = Object.keys(fields).length === 0;
  if (isUnchanged) return { _id: current.id, nickname: slug };
  const followsTemplate = current.resolved.template !== null || fields.template !== undefined;
  const precondition = followsTemplate ? ANY_VERSION : toExpectedVersion(current);
  return updateBookpage(tx, organization, slug, validate(bookpageUpdate, fields, "body"), precondition);
}

async function changeTemplate({ tx, organization }: WriteContext, slug: string, template: unknown) {
  const next = typeof template === "string" ? await lockTemplate(tx, organization, template) : null;
  const page = await lockBookpage(tx, organization, { slug });
  if (!page) throw buildBookpageNotFoundProblem(slug);
  const released = page.templateId ? await detachTemplate(tx, page) : page;
  if (page.templateId) await replanTemplate(tx, organization, page.templateId);
  if (!next) return;
  await attachTemplate(tx, organization, released, next);
  await addTypes(tx, organization, [released], await listTemplateTypeRows(tx, organization, next.id));
  await replanTemplate(tx, organization, next.id);
}

async function writePageTypes({ tx, organization }: WriteContext, pageSlug: string, types: unknown) {
  const rows = await listAppointmentTypes(tx, organization, pageSlug);
  await writeTypes(types, toCurrentTypes("pages", rows), {
    create: (type) =>
      createAppointmentType(tx, organization, pageSlug, validate(appointmentTypeBody, type, "body")),
    update: (typeSlug, changed) => {
      const body = validate(appointmentTypeUpdate, changed, "body");
      return updateAppointmentType(tx, organization, { pageSlug, typeSlug }, body, ANY_VERSION);
    },
    remove: (typeSlug) => deleteAppointmentType(tx, organization, { pageSlug, typeSlug }, ANY_VERSION),
  });
}
