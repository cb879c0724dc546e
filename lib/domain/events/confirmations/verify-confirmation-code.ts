import type { Instant } from "@/lib/core/time/instant";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { isCorrectCode, MAX_CODE_ATTEMPTS } from "./confirmation-code";

// Each try is counted before the comparison, so of many parallel tries only five are compared.
const COUNT_TRY_STATEMENT = defineStatement<{ code_hash: Uint8Array }>(`
  UPDATE address_confirmations SET tries = tries + 1
   WHERE organization_id = $1 AND token_hash = $2 AND expires_at > $3 AND tries < ${MAX_CODE_ATTEMPTS} RETURNING code_hash`);

const CONFIRM_STATEMENT = defineStatement(`
  UPDATE address_confirmations SET confirmed_at = $3, tries = 0
   WHERE organization_id = $1 AND token_hash = $2`);

/** Returns whether the code is right; an expired one, or one with too many tries, never is. */
export async function verifyConfirmationCode(
  db: Db,
  organization: OrganizationId,
  { token, code }: { token: string; code: string },
  now: Instant,
): Promise<boolean> {
  const values = [organization, hashToken(token), new Date(now)];
  const [row] = await executeSql(db, COUNT_TRY_STATEMENT, values);
  if (!row || !isCorrectCode(token, code, row.code_hash)) return false;
  await executeSql(db, CONFIRM_STATEMENT, values);
  return true;
}
