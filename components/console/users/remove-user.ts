import { answered, api } from "../api";

/** With `keepalive`, since the page may be closing. */
export const removeUser = (user_id: string) =>
  answered(api.DELETE("/v2/users/{user_id}", { params: { path: { user_id } }, keepalive: true }));
