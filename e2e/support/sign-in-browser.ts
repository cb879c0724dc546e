import type { BrowserContext } from "@playwright/test";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { runSql } from "./run-sql";

/** Signs a browser in by inserting the session row, without the login, which has its own stories. */
export async function signInBrowser(context: BrowserContext, userId: string) {
  const token = generateToken();
  await runSql(
    `INSERT INTO sessions (organization_id, id, token_hash, user_id, expires_at, authenticated_at)
     SELECT organization_id, $1, $2, id, now() + interval '1 day', now() FROM users WHERE id = $3`,
    [generateId(), hashToken(token), userId],
  );
  await context.addCookies([{ name: "bookpage_session", value: token, domain: "127.0.0.1", path: "/" }]);
}
