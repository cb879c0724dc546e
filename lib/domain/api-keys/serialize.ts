import type { ApiKey } from "@/lib/platform/db/generated/client";
import type { ApiVersion } from "@/lib/platform/http/api-versions";
import type { Scope } from "@/lib/platform/http/contract";

export const serializeApiKey = (row: ApiKey) => ({
  _id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes as Scope[],
  last_used_at: row.lastUsedAt,
  expires_at: row.expiresAt,
  createdAt: row.createdAt,
  revoked_at: row.revokedAt,
  version: row.version as ApiVersion,
});
