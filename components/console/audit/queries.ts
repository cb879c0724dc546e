import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys of the audit log. */
export const AUDIT_KEY = ["audit"] as const;

export const listAuditEntries = (query: GetQuery<"/v2/audit">) =>
  unwrapResponse(api.GET("/v2/audit", { params: { query } }));
