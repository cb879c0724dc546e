import type { Instant } from "@/lib/core/time/instant";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { isCorrectPhoneCode, MAX_PHONE_CODE_TRIES } from "./phone-code";

// Each try is counted before the comparison, so of many parallel tries only five are compared.
const COUNT_TRY = definePreparedStatement<{ number: string; code_hash: Uint8Array }>(`
  UPDATE phone_codes SET tries = tries + 1
   WHERE organization_id = $1 AND user_id = $2 AND expires_at > $3 AND tries < ${MAX_PHONE_CODE_TRIES}
  RETURNING number, code_hash`);

/**
 * Returns the number of which this is the code. An expired code, or one with too many tries, is not even compared. The try
 * must stay counted when the request fails, so `db` is outside of its transaction.
 */
export async function verifyPhoneCode(
  db: Db,
  organization: OrganizationId,
  user: string,
  code: string,
  now: Instant,
): Promise<string> {
  const [row] = await executeSql(db, COUNT_TRY, [organization, user, new Date(now)]);
  if (!row) throw buildFieldProblem("/code", "wrong", "is for no number that waits: request a new code");
  if (!isCorrectPhoneCode({ user, number: row.number }, code, row.code_hash))
    throw buildFieldProblem("/code", "wrong", "is not the code of the last message");
  return row.number;
}
