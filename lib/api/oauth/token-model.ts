import type OAuth2Server from "@node-oauth/oauth2-server";
import type { Instant } from "@/lib/core/time/instant";
import { splitScopes } from "@/lib/domain/auth/oauth/app-scopes";
import type { Client } from "@/lib/domain/auth/oauth/find-client";
import { type FoundToken, findToken, type TokenKind } from "@/lib/domain/auth/oauth/find-token";
import { ACCESS_LIFETIME_MS, issueTokens } from "@/lib/domain/auth/oauth/issue-tokens";
import { readResource } from "@/lib/domain/auth/oauth/resources";
import { spendToken } from "@/lib/domain/auth/oauth/spend-token";
import type { Db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { OauthFault } from "./oauth-fault";

type Model = OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel;

interface Exchange {
  db: Db;
  client: Client;
  parameters: Record<string, string>;
  now: Instant;
}

/** What the library asks of us while it exchanges one code or refresh token; the app was authenticated before. */
export function buildTokenModel({ db, client, parameters, now }: Exchange): Model {
  let found: FoundToken | null = null;
  const known = { id: client.id, grants: ["authorization_code", "refresh_token"] };
  const bring = async (text: string, kind: TokenKind): Promise<FoundToken | null> => {
    const token = await findToken(db, text);
    if (token?.kind !== kind || token.changed) return null;
    if (token.client.id !== client.id) return token; // which the library refuses, and which stays as it is
    if (token.used) await spendToken(db, token);
    if (token.used) return null;
    checkTarget(parameters, token);
    found = token;
    return token;
  };
  const spend = async () => found !== null && (await spendToken(db, found));
  return {
    getClient: async () => known,
    getAccessToken: async () => null,
    getAuthorizationCode: async (text) => {
      const code = await bring(text, "code");
      if (code?.client.id === client.id) checkRedirect(parameters, code);
      return (
        code && {
          authorizationCode: text,
          expiresAt: code.expiresAt,
          // OAuth 2.1 sends it no more: PKCE holds the code. Who sends it is held to it.
          redirectUri: !parameters.redirect_uri ? "" : code.redirectUri,
          scope: [...code.scopes],
          client: { id: code.client.id, grants: known.grants },
          user: { id: code.user },
          codeChallenge: code.challenge ?? "",
          codeChallengeMethod: "S256",
        }
      );
    },
    saveAuthorizationCode: async () => null,
    revokeAuthorizationCode: spend,
    getRefreshToken: async (text) => {
      const token = await bring(text, "refresh");
      if (token) checkScopes(parameters, token);
      return (
        token && {
          refreshToken: text,
          refreshTokenExpiresAt: token.expiresAt,
          scope: [...token.scopes],
          client: { id: token.client.id, grants: known.grants },
          user: { id: token.user },
        }
      );
    },
    revokeToken: spend,
    saveToken: async ({ scope = [] }, _, user) => {
      const issued =
        found && (await issueTokens(db, { ...found, scopes: scope, allowed: found.scopes }, now));
      if (!issued) throw new OauthFault("invalid_grant", "The access was taken away.");
      return {
        accessToken: issued.access,
        accessTokenExpiresAt: new Date(now + ACCESS_LIFETIME_MS),
        refreshToken: issued.refresh,
        scope,
        client: known,
        user,
      };
    },
  };
}

/** RFC 6749, 5.2: the library would call it an invalid request. */
function checkRedirect({ redirect_uri: named }: Record<string, string>, { redirectUri }: FoundToken): void {
  if (named && named !== redirectUri)
    throw new OauthFault("invalid_grant", "redirect_uri is not where the code was sent.");
}

/** What was allowed for one part of the service is not exchanged for another. */
function checkTarget({ resource }: Record<string, string>, { resource: allowed }: FoundToken): void {
  if (resource !== undefined && readResource(env().WEB_URL, resource) !== allowed)
    throw new OauthFault("invalid_target", "This was allowed for another resource.");
}

/** Looked at before the token is spent: whoever asks for too much may ask again. */
function checkScopes({ scope = "" }: Record<string, string>, { scopes }: FoundToken): void {
  if (splitScopes(scope).some((one) => !scopes.includes(one)))
    throw new OauthFault("invalid_scope", "scope names what was not allowed.");
}
