import { APP_SCOPES, BOOKING_SCOPES } from "@/lib/domain/auth/oauth/app-scopes";
import { type TokenResource, toResourceUrl } from "@/lib/domain/auth/oauth/resources";
import { env } from "@/lib/platform/env/env";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { CROSS_ORIGIN_HEADERS } from "./handle-preflight";

const AUTH_METHODS = ["none", "client_secret_basic", "client_secret_post"];

/** Metadata of the authorization server (RFC 8414). */
const describeServer = (webUrl: string) => ({
  issuer: webUrl,
  authorization_endpoint: `${webUrl}/oauth/authorize`,
  token_endpoint: `${webUrl}/oauth/token`,
  registration_endpoint: `${webUrl}/oauth/register`,
  revocation_endpoint: `${webUrl}/oauth/revoke`,
  introspection_endpoint: `${webUrl}/oauth/introspect`,
  scopes_supported: APP_SCOPES,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: AUTH_METHODS,
  revocation_endpoint_auth_methods_supported: AUTH_METHODS,
  introspection_endpoint_auth_methods_supported: AUTH_METHODS.slice(1),
  authorization_response_iss_parameter_supported: true,
  ui_locales_supported: LANGUAGES,
  service_documentation: `${webUrl}/docs`,
});

/** Metadata of a protected resource (RFC 9728): the server that issues its tokens. */
const describeResource = (webUrl: string, resource: TokenResource | null) => ({
  resource: toResourceUrl(webUrl, resource),
  authorization_servers: [webUrl],
  // Apps ask for all scopes listed here, so the MCP resource lists only those it needs.
  scopes_supported: resource === "mcp" ? BOOKING_SCOPES : APP_SCOPES,
  bearer_methods_supported: ["header"],
  resource_name: resource === "mcp" ? "Bookpage for agents" : "Bookpage",
  resource_documentation: `${webUrl}/docs`,
});

export const handleServerMetadata = () => respondJson(describeServer(env().WEB_URL));

export const handleResourceMetadata = (resource: TokenResource | null) =>
  respondJson(describeResource(env().WEB_URL, resource));

/** The address of the metadata that `describeResource` returns. */
export const buildResourceMetadataUrl = (webUrl: string, path: string): string =>
  `${webUrl}/.well-known/oauth-protected-resource${path}`;

const respondJson = (body: object) =>
  Response.json(body, { headers: { ...CROSS_ORIGIN_HEADERS, "cache-control": "public, max-age=300" } });
