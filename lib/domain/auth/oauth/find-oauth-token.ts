import { hashUserState, isSameUserState } from "@/lib/domain/auth/personal-tokens/hash-user-state";
import type { Role } from "@/lib/domain/contracts/audience";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { buildSecretKey, findWithCachedOwner } from "@/lib/platform/db/find-with-cached-owner";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { defineSearchStatements } from "@/lib/platform/db/statement";
import type { TokenResource } from "./resources";

export type OauthTokenKind = "code" | "access" | "refresh";

/** A token with its user, app and grant. */
export interface OauthToken {
  organization: OrganizationId;
  hash: Uint8Array<ArrayBuffer>;
  kind: OauthTokenKind;
  grant: string;
  client: { id: string; name: string };
  redirectUri: string;
  challenge: string | null;
  /** Granted scopes, limited to those that the app may still request. */
  scopes: readonly string[];
  resource: TokenResource | null;
  user: string;
  email: string | null;
  confirmed: boolean;
  role: Role;
  expiresAt: Date;
  createdAt: Date;
  used: boolean;
  /** The user's role or password has changed since the consent. */
  changed: boolean;
  /** `lastUsedAt` is older than a minute. */
  stale: boolean;
}

const FIND = defineSearchStatements<Row>(
  `
  SELECT t.organization_id, t.kind, t.scopes, t.challenge, t.expires_at, t.created_at, t.used_at IS NOT NULL AS used,
         g.id AS grant_id, g.client_id, g.client_name, g.redirect_uri, g.resource, g.state_hash,
         coalesce(g.last_used_at < now() - interval '1 minute', true) AS stale, a.scopes AS app_scopes,
         u.id AS user_id, u.email, u.email_confirmed_at IS NOT NULL AS confirmed, u.admin, u.role, l.password_hash
    FROM oauth_tokens t
    JOIN oauth_grants g ON g.organization_id = t.organization_id AND g.id = t.grant_id
    JOIN users u ON u.organization_id = t.organization_id AND u.id = g.user_id AND u.suspended_at IS NULL
    LEFT JOIN logins l ON l.organization_id = t.organization_id AND l.user_id = g.user_id
    LEFT JOIN oauth_apps a ON a.organization_id = t.organization_id AND a.id = g.app_id
   WHERE t.token_hash = $1`,
  "t.organization_id",
);

interface Row {
  organization_id: string;
  kind: string;
  scopes: string[];
  challenge: string | null;
  expires_at: Date;
  created_at: Date;
  used: boolean;
  grant_id: string;
  client_id: string;
  client_name: string;
  redirect_uri: string;
  resource: string | null;
  state_hash: Buffer;
  stale: boolean;
  app_scopes: string[] | null;
  user_id: string;
  email: string | null;
  confirmed: boolean;
  admin: boolean;
  role: string | null;
  password_hash: string | null;
}

/** Returns the token in any state; null if it does not exist or its grant was revoked. */
export async function findOauthToken(db: Db, text: string): Promise<OauthToken | null> {
  const hash = hashToken(text);
  const row = await findWithCachedOwner(db, FIND, buildSecretKey("app token", hash), [hash]);
  if (!row) return null;
  const role = deriveRole(row);
  return {
    organization: asOrganizationId(row.organization_id),
    hash,
    kind: row.kind as OauthTokenKind,
    grant: row.grant_id,
    client: { id: row.client_id, name: row.client_name },
    redirectUri: row.redirect_uri,
    challenge: row.challenge,
    scopes: row.scopes.filter((scope) => row.app_scopes?.includes(scope) ?? true),
    resource: row.resource as TokenResource | null,
    user: row.user_id,
    email: row.email,
    confirmed: row.confirmed,
    role,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    used: row.used,
    changed: !isSameUserState(row.state_hash, hashUserState(role, row.password_hash)),
    stale: row.stale,
  };
}
