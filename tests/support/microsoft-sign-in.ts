import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { startIdentityProvider } from "./identity-provider";

export const MICROSOFT_ORIGIN = "https://login.microsoftonline.com";

/** Returns the issuer in Microsoft's ID tokens: the tenant, also for the common endpoint. */
export const buildIssuer = (tenant: string) => `${MICROSOFT_ORIGIN}/${tenant}/v2.0`;

/**
 * Serves Microsoft Entra's published addresses and discovery document in front of a real provider: the common
 * endpoint has the issuer template {tenantid}, and responses have no `iss`.
 */
export async function startMicrosoftSignIn(idp: Awaited<ReturnType<typeof startIdentityProvider>>) {
  const server = createServer((request, response) => {
    handleRequest(request, response, idp.url).catch(() => response.writeHead(502).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

async function handleRequest(request: IncomingMessage, response: ServerResponse, provider: string) {
  const { pathname, search } = new URL(request.url ?? "/", MICROSOFT_ORIGIN);
  const [, tenant = "", ...rest] = pathname.split("/");
  const json = (body: unknown) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  switch (rest.join("/")) {
    case "v2.0/.well-known/openid-configuration":
      return json(buildDiscoveryDocument(tenant));
    case "discovery/v2.0/keys":
      return json(await (await fetch(`${provider}/jwks`)).json());
    case "oauth2/v2.0/authorize":
      return response.writeHead(302, { location: `${provider}/auth${search}` }).end();
    case "oauth2/v2.0/token": {
      const body: Buffer[] = [];
      for await (const chunk of request) body.push(chunk);
      const { "content-type": type = "", authorization = "" } = request.headers;
      const answered = await fetch(`${provider}/token`, {
        method: "POST",
        headers: { "content-type": type, ...(authorization && { authorization }) },
        body: Buffer.concat(body),
      });
      return response
        .writeHead(answered.status, { "content-type": "application/json" })
        .end(await answered.text());
    }
    default:
      return response.writeHead(404).end();
  }
}

function buildDiscoveryDocument(tenant: string) {
  const ofAll = ["common", "organizations", "consumers"].includes(tenant);
  const base = `${MICROSOFT_ORIGIN}/${tenant}`;
  return {
    token_endpoint: `${base}/oauth2/v2.0/token`,
    token_endpoint_auth_methods_supported: ["client_secret_post", "private_key_jwt", "client_secret_basic"],
    jwks_uri: `${base}/discovery/v2.0/keys`,
    response_modes_supported: ["query", "fragment", "form_post"],
    subject_types_supported: ["pairwise"],
    id_token_signing_alg_values_supported: ["RS256"],
    response_types_supported: ["code", "id_token", "code id_token", "id_token token"],
    scopes_supported: ["openid", "profile", "email", "offline_access"],
    issuer: buildIssuer(ofAll ? "{tenantid}" : tenant),
    request_uri_parameter_supported: false,
    userinfo_endpoint: "https://graph.microsoft.com/oidc/userinfo",
    authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
    http_logout_supported: true,
    frontchannel_logout_supported: true,
    end_session_endpoint: `${base}/oauth2/v2.0/logout`,
    claims_supported: [
      "sub",
      "iss",
      "aud",
      "exp",
      "iat",
      "nonce",
      "preferred_username",
      "name",
      "tid",
      "email",
    ],
    tenant_region_scope: null,
    cloud_instance_name: "microsoftonline.com",
    cloud_graph_host_name: "graph.windows.net",
    msgraph_host: "graph.microsoft.com",
  };
}
