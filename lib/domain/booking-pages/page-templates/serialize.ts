import type { PageSettings, TypeSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { PageGroup, TypeGroup } from "@/lib/domain/booking-pages/bookpages/locked-groups";
import type { PageTemplate, PageTemplateType } from "@/lib/platform/db/generated/client";

/** Counts and other values beside the template's row. */
export interface TemplateFacts {
  types: { _id: string; name: string }[];
  pages: number;
}

export const serializeTemplate = (row: PageTemplate, { types, pages }: TemplateFacts) => ({
  _id: row.id,
  name: row.name,
  message: row.message,
  custom: row.settings as PageSettings,
  locked: row.locked as PageGroup[],
  types,
  pages,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});

export const serializeTemplateType = (row: PageTemplateType) => ({
  _id: row.id,
  template: row.templateId,
  name: row.name,
  handle: row.slug,
  active: row.active,
  public: row.public,
  message: row.message,
  description: row.description,
  custom: row.settings as TypeSettings,
  locked: row.locked as TypeGroup[],
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
