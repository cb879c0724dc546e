import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of OAuth apps. */
export const OAUTH_APPS_KEY = ["oauth-apps"] as const;

export const listOauthApps = (query: GetQuery<"/v2/oauth_apps">) =>
  unwrapResponse(api.GET("/v2/oauth_apps", { params: { query } }));

/** The prefix of all query keys for grants of apps. */
export const GRANTS_KEY = ["app-access"] as const;

export const listGrants = (query: GetQuery<"/v2/oauth_grants">) =>
  unwrapResponse(api.GET("/v2/oauth_grants", { params: { query } }));

export const revokeAppAccess = (grant_id: string) =>
  unwrapResponse(api.DELETE("/v2/oauth_grants/{grant_id}", { params: { path: { grant_id } } }));

/** The prefix of all query keys for personal tokens. */
export const TOKENS_KEY = ["personal-tokens"] as const;

export const listTokens = (query: GetQuery<"/v2/personal_tokens">) =>
  unwrapResponse(api.GET("/v2/personal_tokens", { params: { query } }));

export const revokePersonalToken = (token_id: string) =>
  unwrapResponse(api.DELETE("/v2/personal_tokens/{token_id}", { params: { path: { token_id } } }));

/** The API's maximal page size. */
const MAX_ROWS = 1000;

export const buildMyGrantsQuery = (user: string) =>
  queryOptions({ queryKey: [...GRANTS_KEY, user], queryFn: () => listGrants({ user, limit: MAX_ROWS }) });

export const buildMyTokensQuery = (user: string) =>
  queryOptions({ queryKey: [...TOKENS_KEY, user], queryFn: () => listTokens({ user, limit: MAX_ROWS }) });

/** The scopes that the user's role may grant to a token. */
export const grantableScopesQuery = queryOptions({
  queryKey: ["grantable-scopes"],
  queryFn: async () => (await unwrapResponse(api.GET("/v2/me"))).value.grantable_scopes,
});
