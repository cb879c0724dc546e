import { answered, api, type GetQuery } from "../api";

/** Begins the key of every query of what was deleted. */
export const REMOVALS_KEY = ["removals"] as const;

export const listRemovals = (query: GetQuery<"/v2/removals">) =>
  answered(api.GET("/v2/removals", { params: { query } }));
