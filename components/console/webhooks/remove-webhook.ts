import { answered, api } from "../api";

/** With `keepalive`, since the page may be closing. */
export const removeWebhook = (hook_id: string) =>
  answered(api.DELETE("/hooks/{hook_id}", { params: { path: { hook_id } }, keepalive: true }));
