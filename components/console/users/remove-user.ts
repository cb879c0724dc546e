import { answered, api } from "../api";

export const removeUser = (user_id: string) =>
  answered(api.DELETE("/v2/users/{user_id}", { params: { path: { user_id } } }));
