import type { Role } from "@/lib/domain/contracts/audience";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { hashToken } from "@/lib/platform/crypto/token";
import { getDatabase } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { buildSecretKey, findWithCachedOwner } from "@/lib/platform/db/find-with-cached-owner";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineSearchStatements } from "@/lib/platform/db/statement";
import { hashUserState, isSameUserState } from "./hash-user-state";

/** User and rights of a token. */
export interface AuthenticatedToken {
  id: string;
  name: string;
  prefix: string;
  user: string;
  organization: OrganizationId;
  email: string | null;
  /** The user has confirmed the address. */
  confirmed: boolean;
  role: Role;
  scopes: readonly string[];
  expiresAt: Date;
  /** Reason why it is invalid, or null. */
  ended: "expired" | "changed" | null;
}

const FIND_TOKEN = defineSearchStatements<TokenRow>(
  `
  SELECT t.id, t.name, t.prefix, t.user_id, t.organization_id, t.scopes, t.state_hash, t.expires_at,
         t.expires_at <= now() AS expired, coalesce(t.last_used_at < now() - interval '1 minute', true) AS stale,
         u.email, u.email_confirmed_at IS NOT NULL AS confirmed, u.admin, u.role, l.password_hash
    FROM personal_tokens t
    JOIN users u ON u.organization_id = t.organization_id AND u.id = t.user_id AND u.suspended_at IS NULL
    LEFT JOIN logins l ON l.organization_id = t.organization_id AND l.user_id = t.user_id
   WHERE t.token_hash = $1`,
  "t.organization_id",
);

const TOUCH_TOKEN_STATEMENT = definePreparedStatement(
  "UPDATE personal_tokens SET last_used_at = now() WHERE organization_id = $1 AND id = $2",
);

interface TokenRow {
  id: string;
  name: string;
  prefix: string;
  user_id: string;
  organization_id: string;
  scopes: string[];
  state_hash: Buffer;
  expires_at: Date;
  expired: boolean;
  stale: boolean;
  email: string | null;
  confirmed: boolean;
  admin: boolean;
  role: string | null;
  password_hash: string | null;
}

/** Returns the token with this text, also an expired one; null if there is none. Called for each request. */
export async function findPersonalToken(text: string): Promise<AuthenticatedToken | null> {
  const hash = hashToken(text);
  const row = await findWithCachedOwner(getDatabase(), FIND_TOKEN, buildSecretKey("personal token", hash), [
    hash,
  ]);
  if (!row) return null;
  const role = deriveRole(row);
  const isUnchanged = isSameUserState(row.state_hash, hashUserState(role, row.password_hash));
  const endReason = row.expired ? "expired" : isUnchanged ? null : "changed";
  if (row.stale && !endReason)
    await executeSql(getDatabase(), TOUCH_TOKEN_STATEMENT, [row.organization_id, row.id]);
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    user: row.user_id,
    organization: asOrganizationId(row.organization_id),
    email: row.email,
    confirmed: row.confirmed,
    role,
    scopes: row.scopes,
    expiresAt: row.expires_at,
    ended: endReason,
  };
}
