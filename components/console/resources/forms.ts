import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of forms. */
export const FORMS_KEY = ["forms"] as const;

export const RESPONSES_KEY = ["form-responses"] as const;

export const listForms = (query: GetQuery<"/v2/forms">) =>
  unwrapResponse(api.GET("/v2/forms", { params: { query } }));

export const getForm = (id: string) =>
  unwrapResponse(api.GET("/v2/forms/{form_id}", { params: { path: { form_id: id } } }));

export const buildFormQuery = (id: string) =>
  queryOptions({ queryKey: ["form", id], queryFn: () => getForm(id) });

export const deleteForm = (form_id: string) =>
  unwrapResponse(api.DELETE("/v2/forms/{form_id}", { params: { path: { form_id } } }));

export const explainFormOutcome = (id: string, body: Schemas["FormTryBody"]) =>
  unwrapResponse(api.POST("/v2/forms/{form_id}/try", { params: { path: { form_id: id } }, body }));

export const listResponses = (id: string, query: GetQuery<"/v2/forms/{form_id}/responses">) =>
  unwrapResponse(api.GET("/v2/forms/{form_id}/responses", { params: { path: { form_id: id }, query } }));
