import { hashUserState, isSameUserState } from "@/lib/domain/auth/personal-tokens/hash-user-state";
import type { Scope } from "@/lib/domain/contracts/contract";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Login, OauthApp, OauthGrant, User } from "@/lib/platform/db/generated/client";
import { toClientId } from "./client-id";
import { describeRedirectUri } from "./redirect-uris";

export const serializeOauthApp = (row: OauthApp & { _count?: { grants: number } }) => ({
  _id: row.id,
  name: row.name,
  logo_url: row.logoUrl,
  redirect_uris: row.redirectUris,
  scopes: row.scopes,
  client_id: toClientId(row.organizationId, row.id),
  confidential: row.secretHash !== null,
  grants: row._count?.grants ?? 0,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});

export type GrantRow = OauthGrant & { user: User & { login: Login | null }; app: OauthApp | null };

export function serializeOauthGrant({ user, app, ...row }: GrantRow) {
  const present = hashUserState(deriveRole(user), user.login?.passwordHash ?? null);
  return {
    _id: row.id,
    user: { _id: row.userId, name: formatFullName(user) ?? user.email },
    app: { _id: row.appId, name: app?.name ?? row.clientName, host: describeRedirectUri(row.redirectUri) },
    scopes: row.scopes as Scope[],
    resource: row.resource as "api" | "mcp" | null,
    state: isSameUserState(row.stateHash, present) ? ("active" as const) : ("ended" as const),
    last_used_at: row.lastUsedAt ?? row.createdAt,
    expires_at: row.expiresAt,
    createdAt: row.createdAt,
  };
}
