import { buildTokenContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

const DRAFT_LIFETIME = "1 hour";

const KEEP = defineStatement(`
  WITH expired AS (DELETE FROM form_drafts WHERE token_hash IN
                     (SELECT token_hash FROM form_drafts WHERE expires_at < now() LIMIT 100
                         FOR UPDATE SKIP LOCKED))
  INSERT INTO form_drafts (token_hash, sealed, expires_at) VALUES ($1, $2, now() + $3::interval)`);

/**
 * Stores the values of a public form, encrypted under a token that only the page's address contains; deletes expired
 * drafts.
 */
export async function storeFormDraft(db: Db, draft: object): Promise<string> {
  const token = generateToken();
  const hash = hashToken(token);
  await executeSql(db, KEEP, [
    hash,
    seal(JSON.stringify(draft), buildTokenContext("form_drafts.sealed", hash)),
    DRAFT_LIFETIME,
  ]);
  return token;
}

const READ = defineStatement<{ sealed: Uint8Array }>(
  "SELECT sealed FROM form_drafts WHERE token_hash = $1 AND expires_at > now()",
);

/** Returns the draft, or null if it has expired. */
export async function findFormDraft<Draft extends object>(db: Db, token: string): Promise<Draft | null> {
  const hash = hashToken(token);
  const [row] = await executeSql(db, READ, [hash]);
  const text = row && unseal(row.sealed, buildTokenContext("form_drafts.sealed", hash));
  return text ? (JSON.parse(text) as Draft) : null;
}
