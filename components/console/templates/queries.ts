import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery, type Schemas } from "../api";

/** Begins the key of every query for a list of templates. */
export const TEMPLATES_KEY = ["templates"] as const;

/** Begins the key of every query for pages that follow one. */
export const FOLLOWERS_KEY = ["followers"] as const;

const pathOf = (template: string) => ({ params: { path: { template_id: template } } });

export const listTemplates = (query: GetQuery<"/v2/page_templates">) =>
  answered(api.GET("/v2/page_templates", { params: { query } }));

export const readTemplate = (id: string) => answered(api.GET("/v2/page_templates/{template_id}", pathOf(id)));

export const templateQuery = (id: string) =>
  queryOptions({ queryKey: ["template", id], queryFn: () => readTemplate(id) });

export const readTemplateType = (template: string, type: string) =>
  answered(
    api.GET("/v2/page_templates/{template_id}/types/{type_id}", {
      params: { path: { template_id: template, type_id: type } },
    }),
  );

export const templateTypeQuery = (template: string, type: string) =>
  queryOptions({
    queryKey: ["template", template, "type", type],
    queryFn: () => readTemplateType(template, type),
  });

export const assignTemplate = (template: string, body: Schemas["TemplateAssignment"]) =>
  answered(api.POST("/v2/page_templates/{template_id}/pages", { ...pathOf(template), body }));

export const releasePages = (template: string, body: Schemas["TemplateRelease"]) =>
  answered(api.POST("/v2/page_templates/{template_id}/release", { ...pathOf(template), body }));
