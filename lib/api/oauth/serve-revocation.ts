import { endGrant } from "@/lib/domain/auth/oauth/end-grant";
import { findToken } from "@/lib/domain/auth/oauth/find-token";
import { OauthFault } from "./oauth-fault";
import { readClient, readParameters } from "./read-client";
import { type Asked, serveOauth } from "./serve-oauth";

/** POST /oauth/revoke (RFC 7009): an app gives back a refresh token, and with it the access, or one access token. */
export const serveRevocation = (request: Request): Promise<Response> =>
  serveOauth(request, { limit: "api", type: "application/x-www-form-urlencoded", answer: giveBack });

async function giveBack(asked: Asked) {
  const parameters = readParameters(asked.text);
  const client = await readClient(asked, parameters);
  if (!parameters.token) throw new OauthFault("invalid_request", "token is missing.");
  const found = await findToken(asked.db, parameters.token);
  // What is unknown, or another app's, is answered alike: it is not this one's to learn of.
  if (found?.client.id === client.id) {
    const { organization, hash, grant, kind } = found;
    if (kind === "access")
      await asked.db.oauthToken.deleteMany({ where: { organizationId: organization, tokenHash: hash } });
    else await endGrant(asked.db, organization, { id: grant }, "given_back");
  }
  return { status: 200, body: {} };
}
