import { api, unwrapResponse } from "../api";

export const deleteWebhook = (hook_id: string) =>
  unwrapResponse(api.DELETE("/hooks/{hook_id}", { params: { path: { hook_id } } }));
