import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of templates. */
export const TEMPLATES_KEY = ["templates"] as const;

/** The prefix of all query keys for pages that follow a template. */
export const TEMPLATE_PAGES_KEY = ["followers"] as const;

const toPathParams = (template: string) => ({ params: { path: { template_id: template } } });

export const listTemplates = (query: GetQuery<"/v2/page_templates">) =>
  unwrapResponse(api.GET("/v2/page_templates", { params: { query } }));

export const getTemplate = (id: string) =>
  unwrapResponse(api.GET("/v2/page_templates/{template_id}", toPathParams(id)));

export const buildTemplateQuery = (id: string) =>
  queryOptions({ queryKey: ["template", id], queryFn: () => getTemplate(id) });

export const getTemplateType = (template: string, type: string) =>
  unwrapResponse(
    api.GET("/v2/page_templates/{template_id}/types/{type_id}", {
      params: { path: { template_id: template, type_id: type } },
    }),
  );

export const buildTemplateTypeQuery = (template: string, type: string) =>
  queryOptions({
    queryKey: ["template", template, "type", type],
    queryFn: () => getTemplateType(template, type),
  });

export const assignTemplate = (template: string, body: Schemas["TemplateAssignment"]) =>
  unwrapResponse(api.POST("/v2/page_templates/{template_id}/pages", { ...toPathParams(template), body }));

export const releasePages = (template: string, body: Schemas["TemplateRelease"]) =>
  unwrapResponse(api.POST("/v2/page_templates/{template_id}/release", { ...toPathParams(template), body }));
