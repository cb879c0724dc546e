import { answered, api } from "../api";

export const removeWebhook = (hook_id: string) =>
  answered(api.DELETE("/hooks/{hook_id}", { params: { path: { hook_id } } }));
