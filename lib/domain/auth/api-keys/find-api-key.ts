import { type ApiVersion, isApiVersion, NEWEST_API_VERSION } from "@/lib/domain/contracts/api-versions";
import { TtlCache } from "@/lib/platform/cache/ttl-cache";
import { hashToken } from "@/lib/platform/crypto/token";
import { getDatabase } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { buildSecretKey, findWithCachedOwner } from "@/lib/platform/db/find-with-cached-owner";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineSearchStatements } from "@/lib/platform/db/statement";

/** A key with its rights. */
export interface AuthenticatedKey {
  id: string;
  organization: OrganizationId;
  /** Null for all scopes. */
  scopes: readonly string[] | null;
  /** May be in the past, so that the rejection can say so. */
  expiresAt: Date | null;
  /** A revoked key is returned as well, so that the rejection can say so. */
  revoked: boolean;
  /** API version of its responses. */
  version: ApiVersion;
}

const TOUCH_KEY_STATEMENT = definePreparedStatement(
  "UPDATE api_keys SET last_used_at = CURRENT_TIMESTAMP WHERE organization_id = $1 AND id = $2",
);

const FIND_KEY = defineSearchStatements<KeyRow>(
  `
  SELECT id, organization_id, scopes, expires_at, version, revoked_at IS NOT NULL AS revoked,
         revoked_at IS NULL AND coalesce(expires_at > CURRENT_TIMESTAMP, true)
           AND coalesce(last_used_at < CURRENT_TIMESTAMP - interval '1 minute', true) AS stale
    FROM api_keys WHERE hash = $1`,
  "organization_id",
);

interface KeyRow {
  id: string;
  organization_id: string;
  scopes: string[];
  version: string;
  expires_at: Date | null;
  revoked: boolean;
  stale: boolean;
}

/** A revocation takes effect within a second. */
const keyCache = new TtlCache<AuthenticatedKey | null>("keys", { ms: 1000, maxEntries: 1000 });

/** Called after a revocation: this process rejects the key at once, others within a second. */
export const clearApiKeyCache = () => keyCache.clear();

/** Returns the key with this text, also an expired or revoked one; `now` is in milliseconds. */
export const findApiKey = (text: string, now: number): Promise<AuthenticatedKey | null> =>
  keyCache.get(text, now, () => findApiKeyRow(text));

async function findApiKeyRow(text: string): Promise<AuthenticatedKey | null> {
  const hash = hashToken(text);
  const row = await findWithCachedOwner(getDatabase(), FIND_KEY, buildSecretKey("key", hash), [hash]);
  if (!row) return null;
  if (row.stale) await executeSql(getDatabase(), TOUCH_KEY_STATEMENT, [row.organization_id, row.id]);
  return {
    id: row.id,
    organization: asOrganizationId(row.organization_id),
    scopes: row.scopes.length > 0 ? row.scopes : null,
    expiresAt: row.expires_at,
    revoked: row.revoked,
    version: isApiVersion(row.version) ? row.version : NEWEST_API_VERSION,
  };
}
