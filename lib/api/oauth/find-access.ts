import { isOfTool } from "@/lib/api/mcp/tool-requests";
import { type FoundToken, findToken } from "@/lib/domain/auth/oauth/find-token";
import { RESOURCE_PATHS, type Resource } from "@/lib/domain/auth/oauth/resources";
import { database } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";

const TOUCH_GRANT_STATEMENT = preparedStatement(
  "UPDATE oauth_grants SET last_used_at = now() WHERE organization_id = $1 AND id = $2",
);

/** What this access token opens, or a sentence that says why it opens nothing here. It is asked for at each request. */
export async function findAccess(text: string, request: Request): Promise<FoundToken | string> {
  const token = await findToken(database(), text);
  if (token?.kind !== "access") return "The token is not valid; its access may have been taken away.";
  if (token.changed)
    return "The access has ended, since its person has another role or password; they can allow it again.";
  if (token.expiresAt.getTime() <= Date.now())
    return `The token ended on ${token.expiresAt.toISOString()}; renew it with the refresh token.`;
  if (token.resource && token.resource !== readAskedResource(request))
    return `The token is for ${RESOURCE_PATHS[token.resource]} alone.`;
  if (token.stale) await sql(database(), TOUCH_GRANT_STATEMENT, [token.organization, token.grant]);
  return token;
}

const readAskedResource = (request: Request): Resource =>
  isOfTool(request) || new URL(request.url).pathname === RESOURCE_PATHS.mcp ? "mcp" : "api";
