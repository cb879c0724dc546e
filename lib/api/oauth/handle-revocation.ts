import { findOauthToken } from "@/lib/domain/auth/oauth/find-oauth-token";
import { deleteOauthGrant } from "@/lib/domain/auth/oauth/revoke-oauth-grant";
import { authenticateClient, parseFormParameters } from "./authenticate-client";
import { handleOauthRequest, type OauthRequest } from "./handle-oauth-request";
import { OauthError } from "./oauth-error";

/** POST /oauth/revoke (RFC 7009): revokes a refresh token with its whole grant, or one access token. */
export const handleRevocation = (request: Request): Promise<Response> =>
  handleOauthRequest(request, {
    limit: "api",
    type: "application/x-www-form-urlencoded",
    answer: revokeToken,
  });

async function revokeToken(request: OauthRequest) {
  const parameters = parseFormParameters(request.text);
  const client = await authenticateClient(request, parameters);
  if (!parameters.token) throw new OauthError("invalid_request", "token is missing.");
  const found = await findOauthToken(request.db, parameters.token);
  // An unknown token and another app's get the same response, so that nothing is revealed.
  if (found?.client.id === client.id) {
    const { organization, hash, grant, kind } = found;
    if (kind === "access")
      await request.db.oauthToken.deleteMany({ where: { organizationId: organization, tokenHash: hash } });
    else await deleteOauthGrant(request.db, organization, { id: grant }, "given_back");
  }
  return { status: 200, body: {} };
}
