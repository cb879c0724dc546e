import { api, unwrapResponse } from "../api";

export const deleteUser = (user_id: string) =>
  unwrapResponse(api.DELETE("/v2/users/{user_id}", { params: { path: { user_id } } }));
