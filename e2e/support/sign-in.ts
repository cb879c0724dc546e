import type { BrowserContext } from "@playwright/test";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { newId } from "@/lib/platform/db/id";
import { runSql } from "./database";

/** Signs a browser in by writing the session's row, past the login, which has stories of its own. */
export async function signIn(context: BrowserContext, userId: string) {
  const token = newToken();
  await runSql(
    `INSERT INTO sessions (organization_id, id, token_hash, user_id, expires_at, proven_at)
     SELECT organization_id, $1, $2, id, now() + interval '1 day', now() FROM users WHERE id = $3`,
    [newId(), hashToken(token), userId],
  );
  await context.addCookies([{ name: "bookpage_session", value: token, domain: "127.0.0.1", path: "/" }]);
}
