import { answered, api, type GetQuery } from "../api";

/** Begins the key of every query of the audit log. */
export const AUDIT_KEY = ["audit"] as const;

export const listEntries = (query: GetQuery<"/v2/audit">) =>
  answered(api.GET("/v2/audit", { params: { query } }));
