import { api, unwrapResponse } from "../api";

export const revokeApiKey = (id: string) =>
  unwrapResponse(api.DELETE("/v2/api_keys/{key_id}", { params: { path: { key_id: id } } }));
