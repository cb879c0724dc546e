import { hashToken } from "@/lib/platform/crypto/token";
import { database } from "@/lib/platform/db/client";
import { findOwned, nameSecret } from "@/lib/platform/db/find-owned";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement, searchStatements } from "@/lib/platform/db/statement";
import { type ApiVersion, isApiVersion, NEWEST_API_VERSION } from "@/lib/platform/http/api-versions";
import { ForAWhile } from "@/lib/platform/memory/for-a-while";

/** What a key stands for. */
export interface KnownKey {
  id: string;
  organization: OrganizationId;
  /** null: everything. */
  scopes: readonly string[] | null;
  /** It may be past: then the key is one to refuse, and to say why. */
  expiresAt: Date | null;
  /** Likewise: it is to be refused. */
  revoked: boolean;
  /** In whose form it is answered. */
  version: ApiVersion;
}

const TOUCH_KEY_STATEMENT = preparedStatement(
  "UPDATE api_keys SET last_used_at = CURRENT_TIMESTAMP WHERE organization_id = $1 AND id = $2",
);

const FIND_KEY = searchStatements<KeyRow>(
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

/** A revocation is late by as much at most. */
const known = new ForAWhile<KnownKey | null>("keys", { ms: 1000, maxEntries: 1000 });

/** After a key was revoked: this process refuses it at once, others within the second. */
export const forgetKeys = () => known.forget();

/** The key that was made with this text, also one that has ended. `now` in milliseconds. */
export const findKnownKey = (text: string, now: number): Promise<KnownKey | null> =>
  known.get(text, now, () => findKey(text));

async function findKey(text: string): Promise<KnownKey | null> {
  const hash = hashToken(text);
  const row = await findOwned(database(), FIND_KEY, nameSecret("key", hash), [hash]);
  if (!row) return null;
  if (row.stale) await sql(database(), TOUCH_KEY_STATEMENT, [row.organization_id, row.id]);
  return {
    id: row.id,
    organization: asOrganizationId(row.organization_id),
    scopes: row.scopes.length > 0 ? row.scopes : null,
    expiresAt: row.expires_at,
    revoked: row.revoked,
    version: isApiVersion(row.version) ? row.version : NEWEST_API_VERSION,
  };
}
