import type { ApiVersion } from "@/lib/domain/contracts/api-versions";
import type { Scope } from "@/lib/domain/contracts/contract";
import type { ApiKey } from "@/lib/platform/db/generated/client";
import { TEST_KEY_PREFIX } from "./test-key-prefix";

/** @param names names of users by id */
export const serializeApiKey = (row: ApiKey, names: ReadonlyMap<string, string>) => ({
  _id: row.id,
  name: row.name,
  prefix: row.prefix,
  mode: row.prefix.startsWith(TEST_KEY_PREFIX) ? ("test" as const) : ("live" as const),
  scopes: row.scopes as Scope[],
  last_used_at: row.lastUsedAt,
  expires_at: row.expiresAt,
  createdAt: row.createdAt,
  revoked_at: row.revokedAt,
  created_by: row.createdBy === null ? null : { _id: row.createdBy, name: names.get(row.createdBy) ?? null },
  version: row.version as ApiVersion,
});
