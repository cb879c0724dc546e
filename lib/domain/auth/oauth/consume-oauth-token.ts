import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { OauthToken } from "./find-oauth-token";
import { deleteOauthGrant } from "./revoke-oauth-grant";

const CONSUME = defineStatement<{ spent: boolean }>(`
  UPDATE oauth_tokens SET used_at = now() WHERE organization_id = $1 AND token_hash = $2 AND used_at IS NULL
  RETURNING true AS spent`);

/**
 * Codes and refresh tokens are valid once. A second use, also a concurrent one, may mean theft, so the whole
 * grant is revoked (OAuth 2.1, sections 4.1.3 and 4.3.1).
 */
export async function consumeOauthToken(db: Db, token: OauthToken): Promise<boolean> {
  const isConsumed =
    !token.used && (await executeSql(db, CONSUME, [token.organization, token.hash])).length > 0;
  if (!isConsumed) await deleteOauthGrant(db, token.organization, { id: token.grant }, "used_twice");
  return isConsumed;
}
