import { isAppScope, splitScopes } from "./app-scopes";
import type { OauthClient } from "./find-oauth-client";
import { isRegisteredRedirectUri } from "./redirect-uris";
import { parseTokenResource, type TokenResource } from "./resources";

/** What an app asks somebody for, found to be in order. */
export interface AuthorizationRequest {
  client: OauthClient;
  redirectUri: string;
  state: string | null;
  scopes: string[];
  resource: TokenResource | null;
  /** The SHA-256 of what the app will show with the code. */
  challenge: string;
  /** It wants an answer without anybody being asked, which is never given here. */
  silent: boolean;
}

/** What can be told to the app: the address is known to be its own. */
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
  /** Nobody is sent anywhere: who asks is unknown, or where the answer should go is not theirs. */
  | { outcome: "stranger"; why: "client" | "redirect" | "twice" }
  | { outcome: "refused"; error: AuthorizationError };

/** Of a whole request: it goes along while somebody signs in, as an address within an address. */
const MAX_REQUEST_CHARACTERS = 2000;

const S256_CHALLENGE = /^[\w-]{43}$/;

/** OAuth 2.1, section 4.1.1, with PKCE by S256 alone. `client`: of its `client_id`. */
export function parseAuthorizationRequest(
  search: URLSearchParams,
  client: OauthClient | null,
  webUrl: string,
): ParsedRequest {
  if (!client) return { outcome: "stranger", why: "client" };
  const twice = [...new Set(search.keys())].find((name) => search.getAll(name).length > 1);
  if (twice === "client_id" || twice === "redirect_uri") return { outcome: "stranger", why: "twice" };
  const [only = "", ...others] = client.redirects;
  // Sent without a value it counts as left out (OAuth 2.1, section 3.1).
  const redirectUri = search.get("redirect_uri") || (others.length === 0 ? only : "");
  if (!isRegisteredRedirectUri(client.redirects, redirectUri))
    return { outcome: "stranger", why: "redirect" };
  const state = twice === "state" ? null : search.get("state");
  const refuse = (error: AuthorizationError["error"], description: string): ParsedRequest => ({
    outcome: "refused",
    error: { redirectUri, state, error, description },
  });
  if (search.toString().length > MAX_REQUEST_CHARACTERS)
    return refuse("invalid_request", `the request has more than ${MAX_REQUEST_CHARACTERS} characters`);
  if (twice) return refuse("invalid_request", `${twice} is there more than once`);
  const fault = findRequestError(search);
  if (fault) return refuse(...fault);
  const resource = parseTokenResource(webUrl, search.get("resource") ?? webUrl);
  if (resource === undefined) return refuse("invalid_target", "resource is no part of this service");
  const scopes = splitScopes(search.get("scope") ?? "");
  const asked = scopes.length > 0 ? scopes : client.defaults;
  const unknown = asked.find((scope) => !isAppScope(scope) || !client.scopes.includes(scope));
  if (unknown !== undefined) return refuse("invalid_scope", "scope names what this app may not ask for");
  const challenge = search.get("code_challenge") ?? "";
  const silent = splitScopes(search.get("prompt") ?? "").includes("none");
  return {
    outcome: "asked",
    authorization: { client, redirectUri, state, scopes: [...asked], resource, challenge, silent },
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

/** Where the answer goes, with who has given it (RFC 9207). */
export function buildAuthorizationResponseUrl(
  { redirectUri, state }: Pick<AuthorizationRequest, "redirectUri" | "state">,
  webUrl: string,
  answer: Record<string, string>,
): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  if (state !== null) address.searchParams.set("state", state);
  address.searchParams.set("iss", webUrl);
  return address.href;
}
