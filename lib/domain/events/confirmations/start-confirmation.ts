import type { Instant } from "@/lib/core/time/instant";
import { buildTokenContext } from "@/lib/platform/crypto/encryption-context";
import { seal } from "@/lib/platform/crypto/seal";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import { CODE_LIFETIME_MS, generateConfirmationCode, hashConfirmationCode } from "./confirmation-code";
import { canSendCode, enqueueCodeMail } from "./enqueue-code-mail";

/** A form as it waits for its code. */
export interface PendingForm {
  email: string;
  lang: Language;
}

/** Within this time, a form that comes again was sent twice by one press. */
const SENT_TWICE_MS = 10_000;

interface NewConfirmation<Form extends PendingForm> {
  /** Made by the caller; only the page's address carries it. */
  token: string;
  form: Form;
  /** Whose time is kept meanwhile, and the hold that keeps it. */
  host: string | null;
  hold: string | null;
}

// The same form again: what was changed in it counts, with another code.
const UPSERT_STATEMENT = defineStatement(`
  INSERT INTO address_confirmations AS c
         (token_hash, organization_id, email_hash, code_hash, sealed, host_id, hold_id, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (organization_id, token_hash) DO UPDATE
     SET email_hash = excluded.email_hash, code_hash = excluded.code_hash, sealed = excluded.sealed, tries = 0,
         codes = c.codes + 1, host_id = excluded.host_id, hold_id = excluded.hold_id, confirmed_at = NULL,
         expires_at = excluded.expires_at`);

const sealForm = (token: string, form: PendingForm) =>
  seal(JSON.stringify(form), buildTokenContext("address_confirmations.sealed", hashToken(token)));

/** Keeps a form that was sent a moment ago as it is now: the code that is on its way is the one to type. */
async function updatePendingForm(
  tx: Db,
  organizationId: OrganizationId,
  { token, form }: { token: string; form: PendingForm },
  now: Instant,
): Promise<boolean> {
  const fresh = { gt: new Date(now + CODE_LIFETIME_MS - SENT_TWICE_MS) };
  const { count } = await tx.addressConfirmation.updateMany({
    where: {
      organizationId,
      tokenHash: hashToken(token),
      emailHash: hashToken(form.email),
      tries: 0,
      expiresAt: fresh,
    },
    data: { sealed: sealForm(token, form) },
  });
  return count > 0;
}

/** Keeps a form, sealed, until its sender types the code that is mailed here; false where too many codes were. */
export function startConfirmation<Form extends PendingForm>(
  db: Db,
  organization: OrganizationId,
  { token, form, host, hold }: NewConfirmation<Form>,
  now: Instant,
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const isLeft = await canSendCode(tx, organization, form.email, now);
    if (await updatePendingForm(tx, organization, { token, form }, now)) return true;
    if (!isLeft) return false;
    const code = generateConfirmationCode();
    await executeSql(tx, UPSERT_STATEMENT, [
      hashToken(token),
      organization,
      hashToken(form.email),
      hashConfirmationCode(token, code),
      sealForm(token, form),
      host,
      hold,
      new Date(now + CODE_LIFETIME_MS),
    ]);
    await enqueueCodeMail(tx, organization, { ...form, code });
    return true;
  });
}
