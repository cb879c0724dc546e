import { answered, api } from "../api";

export const sendRevocation = (id: string) =>
  answered(api.DELETE("/v2/api_keys/{key_id}", { params: { path: { key_id: id } } }));
