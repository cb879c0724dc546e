import type { Instant } from "@/lib/core/time/instant";
import { extendHold } from "@/lib/domain/availability/reservations/extend-hold";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { CODE_LIFETIME_MS, hashCode, newCode } from "./code";
import { readConfirmation } from "./read-confirmation";
import { hasCodeLeft, mailCode } from "./send-code";

const RENEW_STATEMENT = statement(`
  UPDATE address_confirmations SET code_hash = $3, expires_at = $4, tries = 0, codes = codes + 1
   WHERE organization_id = $1 AND token_hash = $2`);

/** Mails another code in place of the last one, and keeps the time as long; false where too many went out. */
export function renewCode(db: Db, token: string, now: Instant): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const waiting = await readConfirmation(tx, token, now);
    if (!waiting) return false;
    const { organization, form, hold } = waiting;
    if (!(await hasCodeLeft(tx, organization, form.email, now))) return false;
    const code = newCode();
    const expiresAt = new Date(now + CODE_LIFETIME_MS);
    await sql(tx, RENEW_STATEMENT, [organization, hashToken(token), hashCode(token, code), expiresAt]);
    if (hold) await extendHold(tx, organization, hold, { now, expiresAt });
    await mailCode(tx, organization, { ...form, code });
    return true;
  });
}
