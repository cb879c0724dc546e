import { answered, api, type GetQuery } from "../api";

/** Of the lists of what was done. */
export const AUDIT_KEY = ["audit"] as const;

export const listEntries = (query: GetQuery<"/v2/audit">) =>
  answered(api.GET("/v2/audit", { params: { query } }));
