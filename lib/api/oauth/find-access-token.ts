import { isToolRequest } from "@/lib/api/mcp/tool-requests";
import { findOauthToken, type OauthToken } from "@/lib/domain/auth/oauth/find-oauth-token";
import { RESOURCE_PATHS, type TokenResource } from "@/lib/domain/auth/oauth/resources";
import { getDatabase } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const TOUCH_GRANT_STATEMENT = definePreparedStatement(
  "UPDATE oauth_grants SET last_used_at = now() WHERE organization_id = $1 AND id = $2",
);

/** Returns the access token, or a sentence with the reason why it is not valid here. It is looked up at each request. */
export async function findAccessToken(text: string, request: Request): Promise<OauthToken | string> {
  const token = await findOauthToken(getDatabase(), text);
  if (token?.kind !== "access") return "The token is not valid; its access may have been taken away.";
  if (token.changed)
    return "The access has ended, since its person has another role or password; they can allow it again.";
  if (token.expiresAt.getTime() <= Date.now())
    return `The token ended on ${token.expiresAt.toISOString()}; renew it with the refresh token.`;
  if (token.resource && token.resource !== getRequestedResource(request))
    return `The token is for ${RESOURCE_PATHS[token.resource]} alone.`;
  if (token.stale) await executeSql(getDatabase(), TOUCH_GRANT_STATEMENT, [token.organization, token.grant]);
  return token;
}

const getRequestedResource = (request: Request): TokenResource =>
  isToolRequest(request) || new URL(request.url).pathname === RESOURCE_PATHS.mcp ? "mcp" : "api";
