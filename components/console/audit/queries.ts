import { api, type GetQuery, unwrapResponse } from "../api";

/** Begins the key of every query of the audit log. */
export const AUDIT_KEY = ["audit"] as const;

export const listAuditEntries = (query: GetQuery<"/v2/audit">) =>
  unwrapResponse(api.GET("/v2/audit", { params: { query } }));
