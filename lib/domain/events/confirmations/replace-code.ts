import type { Instant } from "@/lib/core/time/instant";
import { extendHold } from "@/lib/domain/availability/reservations/extend-hold";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { CODE_LIFETIME_MS, generateConfirmationCode, hashConfirmationCode } from "./confirmation-code";
import { canSendCode, enqueueCodeMail } from "./enqueue-code-mail";
import { findConfirmation } from "./find-confirmation";

const RENEW_STATEMENT = defineStatement(`
  UPDATE address_confirmations SET code_hash = $3, expires_at = $4, tries = 0, codes = codes + 1
   WHERE organization_id = $1 AND token_hash = $2`);

/** Mails a new code that replaces the last one and extends the hold; returns false over the limit of codes. */
export function replaceConfirmationCode(db: Db, token: string, now: Instant): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const waiting = await findConfirmation(tx, token, now);
    if (!waiting) return false;
    const { organization, form, hold } = waiting;
    if (!(await canSendCode(tx, organization, form.email, now))) return false;
    const code = generateConfirmationCode();
    const expiresAt = new Date(now + CODE_LIFETIME_MS);
    await executeSql(tx, RENEW_STATEMENT, [
      organization,
      hashToken(token),
      hashConfirmationCode(token, code),
      expiresAt,
    ]);
    if (hold) await extendHold(tx, organization, hold, { now, expiresAt });
    await enqueueCodeMail(tx, organization, { ...form, code });
    return true;
  });
}
