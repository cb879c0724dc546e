import OAuth2Server from "@node-oauth/oauth2-server";
import { ACCESS_TOKEN_LIFETIME_MS } from "@/lib/domain/auth/oauth/issue-oauth-tokens";
import { authenticateClient, parseFormParameters } from "./authenticate-client";
import { buildTokenModel } from "./build-token-model";
import { handleOauthRequest, type OauthRequest } from "./handle-oauth-request";
import { OauthError } from "./oauth-error";

const SECOND_MS = 1000;

/** POST /oauth/token: exchanges a code or a refresh token for a new pair of tokens. */
export const handleTokenRequest = (request: Request): Promise<Response> =>
  handleOauthRequest(request, {
    limit: "api",
    type: "application/x-www-form-urlencoded",
    answer: exchangeToken,
  });

const GRANT_TYPES = ["authorization_code", "refresh_token"];

function assertGrantType({ grant_type: type }: Record<string, string>): void {
  if (!type) throw new OauthError("invalid_request", "grant_type is missing.");
  if (!GRANT_TYPES.includes(type))
    throw new OauthError("unsupported_grant_type", `grant_type must be ${GRANT_TYPES.join(" or ")}.`);
}

async function exchangeToken(request: OauthRequest) {
  const parameters = parseFormParameters(request.text);
  assertGrantType(parameters);
  const client = await authenticateClient(request, parameters);
  const { db, now } = request;
  const server = new OAuth2Server({
    model: buildTokenModel({ db, client, parameters, now }),
    requireClientAuthentication: { authorization_code: false, refresh_token: false }, // has been done
    accessTokenLifetime: ACCESS_TOKEN_LIFETIME_MS / SECOND_MS,
  });
  const { client_secret: _, ...shown } = parameters;
  const response = new OAuth2Server.Response({ headers: {} });
  await server.token(
    new OAuth2Server.Request({
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(request.text.length),
        "transfer-encoding": "identity",
      },
      method: "POST",
      query: {},
      body: { ...shown, client_id: client.id },
    }),
    response,
  );
  return { status: 200, body: response.body as object };
}
