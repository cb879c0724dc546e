import { findOauthToken } from "@/lib/domain/auth/oauth/find-oauth-token";
import { toResourceUrl } from "@/lib/domain/auth/oauth/resources";
import { env } from "@/lib/platform/env/env";
import { authenticateClient, parseFormParameters } from "./authenticate-client";
import { handleOauthRequest, type OauthRequest } from "./handle-oauth-request";
import { OauthError } from "./oauth-error";

const SECOND_MS = 1000;

const toSeconds = (date: Date) => Math.floor(date.getTime() / SECOND_MS);

/** POST /oauth/introspect (RFC 7662): the current rights of an app's own token. Only apps with a secret may ask. */
export const handleIntrospection = (request: Request): Promise<Response> =>
  handleOauthRequest(request, {
    limit: "api",
    type: "application/x-www-form-urlencoded",
    answer: describeToken,
  });

async function describeToken(request: OauthRequest) {
  const parameters = parseFormParameters(request.text);
  const client = await authenticateClient(request, parameters);
  if (!client.confidential)
    throw new OauthError("invalid_client", "Only an app with a secret may ask for this.", 401);
  const found = parameters.token ? await findOauthToken(request.db, parameters.token) : null;
  const isActive =
    found?.client.id === client.id &&
    found.kind !== "code" &&
    !found.used &&
    !found.changed &&
    found.expiresAt.getTime() > request.now;
  if (!isActive) return { status: 200, body: { active: false } };
  const webUrl = env().WEB_URL;
  return {
    status: 200,
    body: {
      active: true,
      scope: found.scopes.join(" "),
      client_id: client.id,
      token_type: found.kind === "access" ? "Bearer" : "refresh_token",
      sub: found.user,
      aud: toResourceUrl(webUrl, found.resource),
      iss: webUrl,
      iat: toSeconds(found.createdAt),
      exp: toSeconds(found.expiresAt),
    },
  };
}
