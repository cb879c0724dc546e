import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys of the trash. */
export const TRASH_KEY = ["removals"] as const;

export const listTrash = (query: GetQuery<"/v2/removals">) =>
  unwrapResponse(api.GET("/v2/removals", { params: { query } }));
