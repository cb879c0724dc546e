import { findToken } from "@/lib/domain/auth/oauth/find-token";
import { toResourceAddress } from "@/lib/domain/auth/oauth/resources";
import { env } from "@/lib/platform/env/env";
import { OauthFault } from "./oauth-fault";
import { readClient, readParameters } from "./read-client";
import { type Asked, serveOauth } from "./serve-oauth";

const SECOND_MS = 1000;

const toSeconds = (date: Date) => Math.floor(date.getTime() / SECOND_MS);

/** POST /oauth/introspect (RFC 7662): what an app's own token opens by now. Only apps with a secret may ask. */
export const serveIntrospection = (request: Request): Promise<Response> =>
  serveOauth(request, { limit: "api", type: "application/x-www-form-urlencoded", answer: introspect });

async function introspect(asked: Asked) {
  const parameters = readParameters(asked.text);
  const client = await readClient(asked, parameters);
  if (!client.confidential)
    throw new OauthFault("invalid_client", "Only an app with a secret may ask for this.", 401);
  const found = parameters.token ? await findToken(asked.db, parameters.token) : null;
  const isActive =
    found?.client.id === client.id &&
    found.kind !== "code" &&
    !found.used &&
    !found.changed &&
    found.expiresAt.getTime() > asked.now;
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
      aud: toResourceAddress(webUrl, found.resource),
      iss: webUrl,
      iat: toSeconds(found.createdAt),
      exp: toSeconds(found.expiresAt),
    },
  };
}
