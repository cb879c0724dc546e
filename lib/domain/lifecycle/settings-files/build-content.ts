import { serializeAppointmentType } from "@/lib/domain/booking-pages/appointment-types/serialize";
import {
  listLockedPageFields,
  listLockedTypeFields,
} from "@/lib/domain/booking-pages/bookpages/locked-groups";
import { serializeBookpage } from "@/lib/domain/booking-pages/bookpages/serialize";
import {
  serializeTemplate,
  serializeTemplateType,
} from "@/lib/domain/booking-pages/page-templates/serialize";
import { serializeForm } from "@/lib/domain/bookings/forms/serialize";
import { serializeWorkflow } from "@/lib/domain/events/workflows/serialize";
import { serializeLocator } from "@/lib/domain/locators/serialize";
import { serializeWebhook } from "@/lib/domain/messaging/webhooks/serialize";
import { serializeTeam } from "@/lib/domain/people/teams/serialize";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { extractUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import { toColumnName } from "@/lib/platform/db/select-from";
import { toHoursBody } from "../undo/hours-body";
import { KINDS, PERSONAL_SETTINGS } from "./kinds";
import type { SettingsRows } from "./load-settings-rows";
import { orderBySchema } from "./order-by-schema";
import type { SettingsContent } from "./settings-document";
import type { SettingsKind } from "./settings-kinds";

type Row<Name extends Exclude<keyof SettingsRows, "brand">> = SettingsRows[Name][number];

/** Returns the fields that files of this kind have, in the order of the schema. */
const pickContent = (kind: SettingsKind, values: object) =>
  orderBySchema(values, KINDS[kind].schema) as SettingsContent;

/** Returns the values of a row by column, which the API names alike: `externalId` is `extid`. */
const toWireNames = (table: string, row: object): SettingsContent =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [toColumnName(table, field), value]));

/** Removes fields by pointers of one or two steps. */
function removeFields(content: SettingsContent, pointers: readonly string[]): SettingsContent {
  const left = { ...content };
  for (const pointer of pointers) {
    const [, first = "", second] = pointer.split("/");
    if (second === undefined) delete left[first];
    else if (left[first])
      left[first] = Object.fromEntries(Object.entries(left[first]).filter(([name]) => name !== second));
  }
  return left;
}

const PERSONAL_POINTERS = PERSONAL_SETTINGS.map((name) => `/custom/${name}`);

export const buildBrandContent = (row: SettingsRows["brand"]) => pickContent("brand", row);

/** An uploaded photo is not a setting: its address is valid on this service only. */
export const buildUserContent = (row: Row<"users">) =>
  pickContent("users", {
    ...toWireNames("users", row),
    ...(extractUploadedPicture(row.pictureUrl ?? "") && { picture_url: undefined }),
    role: deriveRole(row),
    suspended: row.suspendedAt !== null,
    ...(!row.resource && { capacity: undefined, place: undefined }),
  });

export function buildAvailabilityContent(row: Row<"availabilities">, number: number) {
  const { days, dates, weeks } = row;
  return pickContent("availabilities", {
    ...toWireNames("availabilities", row),
    belongs_to: row.userId,
    number,
    weeks,
    ...toHoursBody({ days, dates, ...(weeks !== null && { weeks }) }, {}),
    // Rotating weeks contain the days of every week.
    ...(weeks !== null && { days: undefined }),
  });
}

export const buildTemplateContent = (row: Row<"templates">, types: readonly Row<"templateTypes">[]) =>
  pickContent("templates", {
    ...serializeTemplate(row, { types: [], pages: 0 }),
    types: types.map(serializeTemplateType),
  });

/** A team without an own id has its `_id` as one, which another organisation cannot use. */
export function buildTeamContent(row: Row<"teams">) {
  const team = serializeTeam({ ...row, slug: null });
  return pickContent("teams", { ...team, extid: team.extid === team._id ? null : team.extid });
}

/** Settings that follow a template are in the template's file. */
export function buildPageContent(row: Row<"pages">, types: readonly Row<"types">[]) {
  const content = pickContent("pages", {
    ...serializeBookpage(row),
    types: types.map((type) =>
      removeFields(serializeAppointmentType(type), [
        ...listLockedTypeFields(type.locked),
        ...PERSONAL_POINTERS,
      ]),
    ),
  });
  return removeFields(content, [...listLockedPageFields(row.locked), ...PERSONAL_POINTERS]);
}

export function buildFormContent(row: Row<"forms">, known: Parameters<typeof serializeForm>[1]) {
  const form = serializeForm(row, known);
  const toTarget = (target: (typeof form)["otherwise"]) => {
    if (!target) return null;
    const { name: _, state: __, type, ...to } = target;
    return { ...to, ...(type != null && { type }) };
  };
  return pickContent("forms", {
    ...form,
    rules: form.rules.map((rule) => ({ ...rule, to: toTarget(rule.to) })),
    otherwise: toTarget(form.otherwise),
  });
}

export const buildLocatorContent = (row: Row<"locators">) => pickContent("locators", serializeLocator(row));

export const buildWebhookContent = (row: Row<"webhooks">) => pickContent("webhooks", serializeWebhook(row));

export const buildWorkflowContent = (row: Row<"workflows">) =>
  pickContent("workflows", serializeWorkflow(row, 0));

export const buildTextContent = (row: Row<"texts">) => pickContent("texts", row);
