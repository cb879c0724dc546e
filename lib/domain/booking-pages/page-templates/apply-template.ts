import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { emitPageChange } from "@/lib/domain/booking-pages/bookpages/emit-page-change";
import {
  listLockedPageFields,
  listLockedTypeFields,
} from "@/lib/domain/booking-pages/bookpages/locked-groups";
import { syncEntrySettings } from "@/lib/domain/booking-pages/bookpages/sync-entry-settings";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Bookpage, PageTemplate, PageTemplateType } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const CUSTOM = "/custom/";

/** Splits settings into the locked ones that are set, and the names of all locked ones. */
function splitLocked(settings: PageSettings, fields: readonly string[]) {
  const names = fields.filter((field) => field.startsWith(CUSTOM)).map((field) => field.slice(CUSTOM.length));
  const values = Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
  return { names, values: JSON.stringify(values) };
}

const UPDATE_PAGES = defineStatement(`
  UPDATE bookpages SET custom = (custom - $4::text[]) || $5::jsonb, message = coalesce($6, message), locked = $7,
                       updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND template_id = $2 AND id = ANY ($3)`);

/** Applies the locked fields of the template to its pages, which the caller has locked. Free fields stay. */
export async function applyTemplate(
  tx: Db,
  organization: OrganizationId,
  template: PageTemplate,
  pages: readonly Bookpage[],
): Promise<void> {
  if (pages.length === 0) return;
  const fields = listLockedPageFields(template.locked);
  const { names, values } = splitLocked(template.settings as PageSettings, fields);
  const message = fields.includes("/message") ? template.message : null;
  const ids = pages.map(({ id }) => id);
  await executeSql(tx, UPDATE_PAGES, [
    organization,
    template.id,
    ids,
    names,
    values,
    message,
    template.locked,
  ]);
  const now = await tx.bookpage.findMany({ where: { organizationId: organization, id: { in: ids } } });
  const after = new Map(now.map((page) => [page.id, page]));
  for (const before of pages) {
    const page = after.get(before.id);
    if (!page || page.v === before.v) continue;
    await syncEntrySettings(tx, organization, page.userId, before, page);
    await emitPageChange(tx, before, page);
  }
}

const UPDATE_TYPES = defineStatement(`
  UPDATE appointment_types SET custom = (custom - $3::text[]) || $4::jsonb, name = coalesce($5, name),
                               description = coalesce($6, description), message = coalesce($7, message),
                               active = coalesce($8, active), public = coalesce($9, public), locked = $10,
                               updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND template_type_id = $2`);

/** Applies a template's type to all pages, which the caller has locked. */
export async function applyTemplateType(
  tx: Db,
  organization: OrganizationId,
  type: PageTemplateType,
): Promise<void> {
  const fields = listLockedTypeFields(type.locked);
  const { names, values } = splitLocked(type.settings as PageSettings, fields);
  const ifLocked = (field: "name" | "description" | "message" | "active" | "public") =>
    fields.includes(`/${field}`) ? type[field] : null;
  await executeSql(tx, UPDATE_TYPES, [
    organization,
    type.id,
    names,
    values,
    ifLocked("name"),
    ifLocked("description"),
    ifLocked("message"),
    ifLocked("active"),
    ifLocked("public"),
    type.locked,
  ]);
}
