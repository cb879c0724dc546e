import type OAuth2Server from "@node-oauth/oauth2-server";
import type { Instant } from "@/lib/core/time/instant";
import { splitScopes } from "@/lib/domain/auth/oauth/app-scopes";
import { consumeOauthToken } from "@/lib/domain/auth/oauth/consume-oauth-token";
import type { OauthClient } from "@/lib/domain/auth/oauth/find-oauth-client";
import {
  findOauthToken,
  type OauthToken,
  type OauthTokenKind,
} from "@/lib/domain/auth/oauth/find-oauth-token";
import { ACCESS_TOKEN_LIFETIME_MS, issueOauthTokens } from "@/lib/domain/auth/oauth/issue-oauth-tokens";
import { parseTokenResource } from "@/lib/domain/auth/oauth/resources";
import type { Db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { OauthError } from "./oauth-error";

type Model = OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel;

interface TokenExchange {
  db: Db;
  client: OauthClient;
  parameters: Record<string, string>;
  now: Instant;
}

/**
 * The model that the OAuth library calls while it exchanges one code or refresh token; the app is authenticated
 * before.
 */
export function buildTokenModel({ db, client, parameters, now }: TokenExchange): Model {
  let found: OauthToken | null = null;
  const known = { id: client.id, grants: ["authorization_code", "refresh_token"] };
  const loadToken = async (text: string, kind: OauthTokenKind): Promise<OauthToken | null> => {
    const token = await findOauthToken(db, text);
    if (token?.kind !== kind || token.changed) return null;
    if (token.client.id !== client.id) return token; // the library refuses it, and it stays unused
    if (token.used) await consumeOauthToken(db, token);
    if (token.used) return null;
    assertTarget(parameters, token);
    found = token;
    return token;
  };
  const consumeFound = async () => found !== null && (await consumeOauthToken(db, found));
  return {
    getClient: async () => known,
    getAccessToken: async () => null,
    getAuthorizationCode: async (text) => {
      const code = await loadToken(text, "code");
      if (code?.client.id === client.id) assertRedirect(parameters, code);
      return (
        code && {
          authorizationCode: text,
          expiresAt: code.expiresAt,
          // OAuth 2.1 no longer sends it, as PKCE protects the code. If an app sends it, it must match.
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
    revokeAuthorizationCode: consumeFound,
    getRefreshToken: async (text) => {
      const token = await loadToken(text, "refresh");
      if (token) assertScopes(parameters, token);
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
    revokeToken: consumeFound,
    saveToken: async ({ scope = [] }, _, user) => {
      const issued =
        found && (await issueOauthTokens(db, { ...found, scopes: scope, allowed: found.scopes }, now));
      if (!issued) throw new OauthError("invalid_grant", "The access was taken away.");
      return {
        accessToken: issued.access,
        accessTokenExpiresAt: new Date(now + ACCESS_TOKEN_LIFETIME_MS),
        refreshToken: issued.refresh,
        scope,
        client: known,
        user,
      };
    },
  };
}

/** RFC 6749, section 5.2: the library would respond `invalid_request` instead. */
function assertRedirect({ redirect_uri: named }: Record<string, string>, { redirectUri }: OauthToken): void {
  if (named && named !== redirectUri)
    throw new OauthError("invalid_grant", "redirect_uri is not where the code was sent.");
}

/** A code for one resource is not exchanged for a token of another. */
function assertTarget({ resource }: Record<string, string>, { resource: allowed }: OauthToken): void {
  if (resource !== undefined && parseTokenResource(env().WEB_URL, resource) !== allowed)
    throw new OauthError("invalid_target", "This was allowed for another resource.");
}

/** Checked before the token is consumed, so that the app can repeat the request with fewer scopes. */
function assertScopes({ scope = "" }: Record<string, string>, { scopes }: OauthToken): void {
  if (splitScopes(scope).some((one) => !scopes.includes(one)))
    throw new OauthError("invalid_scope", "scope names what was not allowed.");
}
