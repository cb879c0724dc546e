import { isAppScope, splitScopes } from "./app-scopes";
import type { OauthClient } from "./find-oauth-client";
import { isRegisteredRedirectUri } from "./redirect-uris";
import { parseTokenResource, type TokenResource } from "./resources";

/** A validated authorisation request. */
export interface AuthorizationRequest {
  client: OauthClient;
  redirectUri: string;
  state: string | null;
  scopes: string[];
  resource: TokenResource | null;
  /** SHA-256 of the PKCE verifier. */
  challenge: string;
  /** `prompt=none`, which is never granted here. */
  silent: boolean;
}

/** An error that may be sent to the validated redirect URI. */
export interface AuthorizationError {
  redirectUri: string;
  state: string | null;
  error:
    | "invalid_request"
    | "unsupported_response_type"
    | "invalid_scope"
    | "invalid_target"
    | "request_not_supported"
    | "request_uri_not_supported";
  description: string;
}

type ParsedRequest =
  | { outcome: "asked"; authorization: AuthorizationRequest }
  /** No redirect: the client is unknown, or the redirect URI is not registered. */
  | { outcome: "stranger"; why: "client" | "redirect" | "twice" }
  | { outcome: "refused"; error: AuthorizationError };

/** Limit of a whole request, as it is embedded in the sign-in URL. */
const MAX_REQUEST_CHARACTERS = 2000;

const S256_CHALLENGE = /^[\w-]{43}$/;

/** Implements OAuth 2.1, section 4.1.1, with PKCE by S256 only. `client` belongs to the `client_id`. */
export function parseAuthorizationRequest(
  search: URLSearchParams,
  client: OauthClient | null,
  webUrl: string,
): ParsedRequest {
  if (!client) return { outcome: "stranger", why: "client" };
  const twice = [...new Set(search.keys())].find((name) => search.getAll(name).length > 1);
  if (twice === "client_id" || twice === "redirect_uri") return { outcome: "stranger", why: "twice" };
  const [only = "", ...others] = client.redirects;
  // An empty parameter counts as omitted (OAuth 2.1, section 3.1).
  const redirectUri = search.get("redirect_uri") || (others.length === 0 ? only : "");
  if (!isRegisteredRedirectUri(client.redirects, redirectUri))
    return { outcome: "stranger", why: "redirect" };
  const state = twice === "state" ? null : search.get("state");
  const reject = (error: AuthorizationError["error"], description: string): ParsedRequest => ({
    outcome: "refused",
    error: { redirectUri, state, error, description },
  });
  if (search.toString().length > MAX_REQUEST_CHARACTERS)
    return reject("invalid_request", `the request has more than ${MAX_REQUEST_CHARACTERS} characters`);
  if (twice) return reject("invalid_request", `${twice} is there more than once`);
  const requestError = findRequestError(search);
  if (requestError) return reject(...requestError);
  const resource = parseTokenResource(webUrl, search.get("resource") ?? webUrl);
  if (resource === undefined) return reject("invalid_target", "resource is no part of this service");
  const scopes = splitScopes(search.get("scope") ?? "");
  const requested = scopes.length > 0 ? scopes : client.defaults;
  const unknown = requested.find((scope) => !isAppScope(scope) || !client.scopes.includes(scope));
  if (unknown !== undefined) return reject("invalid_scope", "scope names what this app may not ask for");
  const challenge = search.get("code_challenge") ?? "";
  const silent = splitScopes(search.get("prompt") ?? "").includes("none");
  return {
    outcome: "asked",
    authorization: { client, redirectUri, state, scopes: [...requested], resource, challenge, silent },
  };
}

function findRequestError(search: URLSearchParams): [AuthorizationError["error"], string] | null {
  if (search.has("request")) return ["request_not_supported", "request is not supported"];
  if (search.has("request_uri")) return ["request_uri_not_supported", "request_uri is not supported"];
  const type = search.get("response_type");
  if (!type) return ["invalid_request", "response_type is missing"];
  if (type !== "code") return ["unsupported_response_type", "response_type must be code"];
  if ((search.get("response_mode") ?? "query") !== "query")
    return ["invalid_request", "response_mode must be query"];
  if (!search.get("code_challenge")) return ["invalid_request", "code_challenge is missing (PKCE)"];
  if (search.get("code_challenge_method") !== "S256")
    return ["invalid_request", "code_challenge_method must be S256"];
  if (!S256_CHALLENGE.test(search.get("code_challenge") ?? ""))
    return ["invalid_request", "code_challenge must be a SHA-256 in base64url"];
  return null;
}

/** Builds the redirect with the response and its issuer (RFC 9207). */
export function buildAuthorizationResponseUrl(
  { redirectUri, state }: Pick<AuthorizationRequest, "redirectUri" | "state">,
  webUrl: string,
  response: Record<string, string>,
): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(response)) address.searchParams.set(name, value);
  if (state !== null) address.searchParams.set("state", state);
  address.searchParams.set("iss", webUrl);
  return address.href;
}
