import { api, type GetQuery, unwrapResponse } from "../api";

/** Begins the key of every query of what was deleted. */
export const TRASH_KEY = ["removals"] as const;

export const listTrash = (query: GetQuery<"/v2/removals">) =>
  unwrapResponse(api.GET("/v2/removals", { params: { query } }));
