import type { Bookpage } from "@/lib/platform/db/generated/client";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import type { PageSettings } from "./custom-settings";
import { listLockedPageFields } from "./locked-groups";

export const serializeBookpage = (row: Bookpage) => ({
  _id: row.id,
  nickname: row.slug,
  message: row.message,
  belongs_to: row.userId,
  team: row.teamId,
  secondary: row.secondary,
  active: row.active,
  custom: row.settings as PageSettings,
  hub: false,
  urls: [`${resolvePageOrigin()}/${row.slug}`],
  no_emails: false,
  template: row.templateId,
  locked: listLockedPageFields(row.locked),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
