import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery, type Schemas } from "../api";

/** Begins the key of every query for a list of forms. */
export const FORMS_KEY = ["forms"] as const;

export const RESPONSES_KEY = ["form-responses"] as const;

export const listForms = (query: GetQuery<"/v2/forms">) =>
  answered(api.GET("/v2/forms", { params: { query } }));

export const readForm = (id: string) =>
  answered(api.GET("/v2/forms/{form_id}", { params: { path: { form_id: id } } }));

export const formQuery = (id: string) =>
  queryOptions({ queryKey: ["form", id], queryFn: () => readForm(id) });

export const removeForm = (form_id: string) =>
  answered(api.DELETE("/v2/forms/{form_id}", { params: { path: { form_id } } }));

export const tryForm = (id: string, body: Schemas["FormTryBody"]) =>
  answered(api.POST("/v2/forms/{form_id}/try", { params: { path: { form_id: id } }, body }));

export const listResponses = (id: string, query: GetQuery<"/v2/forms/{form_id}/responses">) =>
  answered(api.GET("/v2/forms/{form_id}/responses", { params: { path: { form_id: id }, query } }));
